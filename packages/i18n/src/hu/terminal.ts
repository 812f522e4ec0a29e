import type { TERMINAL as ENGLISH } from '../en/terminal.ts'
import type { Translated } from '../message.ts'

export const TERMINAL: Translated<typeof ENGLISH> = {
  'play.welcome': 'Amyitis: Babilon függőkertjei.',
  'play.resumed': 'A játék {count, plural, one {# döntés} other {# döntés}} után folytatódik.',
  'play.seat.human': '  {letter}  {who}: ennél a billentyűzetnél',
  'play.seat.bot': '  {letter}  {who}: „{kind}” robot',
  'play.autosave': 'Mentés minden lépés után: {file}',
  'play.no-seed': 'E játék magja elveszett; a következő osztásokat újra sorsoljuk.',
  'play.since': 'A legutóbbi döntésed óta:',
  'play.hint': 'Egy szám, egy lépés vagy: hint undo save board log moves rules help quit',
  'play.number': 'Válassz egy számot 1 és {max} között, vagy írj be egy lépést!',
  'play.possible': 'Lehetséges: {moves}',
  'play.undo.undone': 'Visszavonva.',
  'play.undo.nothing': 'Nincs mit visszavonni.',
  'play.undo.revealed': 'Ezt már nem lehet visszavonni: azóta más ember döntött, vagy új lapok kerültek az asztalra.',
  'play.saved': 'Mentve: {file}',
  'play.save.name': 'Adj meg egy nevet: save FÁJL',
  'play.left': 'A játék itt abbamarad.',
  'play.left.saved': 'A játék el van mentve. Folytatás: amyitis play {file}',
  'play.unsaved': 'A játék mostani állása NINCS elmentve: {file} írása legutóbb nem sikerült.',
  'play.record': 'A játék jegyzőkönyve: {file}',
  'play.seed': 'Mag: {seed}',
  'play.rules.where': 'A szabályok pontonként a docs/rules.md fájlban olvashatók (angolul).',
  'play.rules.none': 'Nincs {clause} pont.',
  'play.help': `Válaszolj egy lehetőség számával vagy egy lépéssel („recruit 1 farmer”).
  hint         tipp; újra kérve többet mond: milyen akció, melyik, miért
  undo         a legutóbbi döntésed visszavonása a robotok válaszaival együtt,
               amíg más ember nem döntött, és nem volt új osztás
  save FÁJL    mentés, és a továbbiakban is a FÁJL nevű fájlba
  board        a tábla és a jelei
  log          mi történt ebben a fordulóban; „log all”: az egész játékban
  moves        a lehetőségek lépésként leírva
  rules R7.4   a szabályok egy pontja
  quit         kilépés; a játék el van mentve`,

  'replay.at': 'Döntések: {n} / {all, plural, one {#} other {#}}.',
  'replay.next': 'Most {who} dönt. A kérdés: {decision}.',
  'replay.hint': 'Enter: tovább, b: vissza, egy szám: oda, q: kilépés',
  'replay.range': 'Válassz egy számot 0 és {max} között!',

  'verify.sound': '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; a mag nincs megadva.',
  'verify.seed': '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; a mag egyezik.',
  'verify.position':
    '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; állásból indult, ezért a mag semmit sem bizonyít.',
  'verify.unfinished': '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; nincs befejezve.',
  'verify.seed-wrong': '{file}:{line}: a felállás vagy egy osztás nem ebből a magból származik (R4.1)',
  'fault.record': '{file}:{line}: {problem}',
  'fault.record.clause': '{file}:{line}: {problem} ({clause})',
  'fault.edition': '{file}: {path} {problem}',
  'fault.seed-file': '{file}: sérült; töröld, ha más osztásokkal folytatnád',
  'edition.sound': '{file}: „{name}” kiadás, játszható.',
  'perft.line': '{depth}. mélység: {count, plural, one {# lépéssor} other {# lépéssor}}',

  'error.bot': 'Nincs „{name}” nevű robot.',
  'error.pool': 'A bajnoksághoz legalább két különböző robot kell.',
  'error.arena-file': '{file} egy másik bajnoksághoz tartozik: az első sora megmondja, melyikhez.',
  'error.command': 'nincs „{name}” nevű parancs; lásd: amyitis --help',
  'error.option': 'ismeretlen kapcsoló: {option}; lásd: amyitis --help',
  'error.meant': 'erre gondoltál: {name}?',
  'error.value': '{option}: hiányzik az értéke',
  'error.no-value': '{option}: nem vár értéket',
  'error.number': '{option}: egész szám kell {min} és {max} között, nem „{value}”',
  'error.operand': 'mire való ez: „{word}”? lásd: amyitis --help',
  'error.file-missing': 'meg kell adni egy fájlt',
  'error.lang': 'nincs „{name}” nevű nyelv; választható: en, fr, de, hu',
  'error.seat': '„{name}” nem ülhet az asztalhoz; választható: {known}',
  'error.seats': '{count, plural, one {# hely} other {# hely}} nem felel meg a játékosok számának',
  'error.names':
    '{count, plural, one {# név} other {# név}} kell, de a megadott nevek száma {given, plural, one {#} other {#}}',
  'error.only-new': '{option}: csak új játéknál adható meg',
  'error.exists': '{file} már létezik; folytasd így: amyitis play {file}, vagy adj meg más nevet',
  'error.read': '{file} nem olvasható: {reason}',
  'error.write': '{file} nem menthető: {reason}',
  'reason.ENOENT': 'nincs ilyen fájl vagy mappa',
  'reason.EACCES': 'nincs hozzáférés',
  'reason.EISDIR': 'ez egy mappa',
  'reason.ENOTDIR': 'az útvonal egy része nem mappa',
  'reason.ENOSPC': 'a lemez megtelt',
  'reason.EROFS': 'a lemez írásvédett',
}
