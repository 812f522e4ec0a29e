import type { TERMINAL as ENGLISH } from '../en/terminal.ts'
import type { Translated } from '../message.ts'

export const TERMINAL: Translated<typeof ENGLISH> = {
  'play.welcome': 'Amyitis: Babilon függőkertjei.',
  'play.resumed': 'A játszma {count, plural, one {# döntés} other {# döntés}} után folytatódik.',
  'play.seat.human': '  {letter}  {who}: ennél a billentyűzetnél',
  'play.seat.bot': '  {letter}  {who}: „{kind}” robot',
  'play.autosave': 'Minden lépés után ide mentjük: {file}',
  'play.no-seed': 'A játszma véletlenmagja elveszett; a következő osztásokat újra sorsoljuk.',
  'play.since': 'A legutóbbi döntésed óta:',
  'play.hint': 'Szám, lépés vagy parancs: hint undo save board log moves rules help quit',
  'play.number': 'Válassz egy számot 1 és {max} között, vagy írj be egy lépést!',
  'play.possible': 'Lehetséges: {moves}',
  'play.undo.undone': 'Visszavonva.',
  'play.undo.nothing': 'Nincs mit visszavonni.',
  'play.undo.revealed': 'Ezt már nem lehet visszavonni: azóta más is döntött, vagy új lapok kerültek az asztalra.',
  'play.saved': 'Mentve: {file}',
  'play.save.name': 'Adj meg egy nevet: save FÁJL',
  'play.left': 'A játszma itt félbemarad.',
  'play.left.saved': 'A játszma mentve. Folytatás: amyitis play {file}',
  'play.unsaved': 'A játszma mostani állása NINCS elmentve: {file} írása legutóbb nem sikerült.',
  'play.record': 'A játszma jegyzőkönyve: {file}',
  'play.seed': 'Véletlenmag: {seed}',
  'play.rules.which': '„rules R7.4”: egy szabály; „rules R7”: az összes ilyen számú; „rules”: a szabályok listája.',
  'play.rules.none': 'Nincs ilyen pont: {clause}.',
  'play.help': `Válaszolj egy lehetőség számával vagy egy lépéssel („recruit 1 farmer”).
  hint         tipp; újra kérve többet árul el: milyen akció, melyik, miért
  undo         a legutóbbi döntésed visszavonása a robotok válaszaival együtt,
               amíg más ember nem döntött, és nem volt új osztás
  save FÁJL    mentés, mostantól mindig a FÁJL nevű fájlba
  board        a tábla és a jelmagyarázat kiírása
  log          mi történt ebben a fordulóban; „log all”: az egész játszmában
  moves        a lehetőségek lépésként leírva
  rules R7.4   a szabályok egy pontja
  quit         kilépés; a játszma el van mentve`,

  'replay.at': 'Döntés: {n} / {all, plural, one {#} other {#}}.',
  'replay.next': 'Most {who} dönt: {decision}.',
  'replay.hint': 'Enter: tovább, b: vissza, egy szám: oda, q: kilépés',
  'replay.range': 'Válassz egy számot 0 és {max} között!',

  'verify.sound': '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; a véletlenmag nincs megadva.',
  'verify.seed': '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; a véletlenmag egyezik.',
  'verify.position':
    '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; nem az elejéről indult, ezért a véletlenmag semmit sem bizonyít.',
  'verify.unfinished': '{file}: rendben, {count, plural, one {# döntés} other {# döntés}}; nincs befejezve.',
  'verify.seed-wrong': '{file}:{line}: a kezdőállás vagy egy osztás nem ebből a véletlenmagból származik (R4.1)',
  'fault.record': '{file}:{line}: {problem}',
  'fault.record.clause': '{file}:{line}: {problem} ({clause})',
  'fault.edition': '{file}: {path} {problem}',
  'fault.seed-file': '{file}: sérült; ha más osztásokkal folytatnád, töröld',
  'edition.sound': '{file}: a kiadás („{name}”) játszható.',
  'perft.line': '{depth}. mélység: {count, plural, one {# lépéssor} other {# lépéssor}}',

  'error.bot': 'Nincs ilyen robot: „{name}”.',
  'error.pool': 'A bajnoksághoz legalább két különböző robot kell.',
  'error.arena-file': '{file} egy másik bajnoksághoz tartozik: az első sorából kiderül, melyikhez.',
  'error.command': 'nincs ilyen parancs: „{name}”; lásd: amyitis --help',
  'error.option': 'ismeretlen kapcsoló: {option}; lásd: amyitis --help',
  'error.meant': 'erre gondoltál: {name}?',
  'error.value': '{option}: hiányzik az értéke',
  'error.no-value': '{option}: nem vár értéket',
  'error.number': '{option}: {min} és {max} közötti egész szám kell, nem „{value}”',
  'error.operand': 'ez mire való: „{word}”? Lásd: amyitis --help',
  'error.file-missing': 'hiányzik a fájl neve',
  'error.lang': 'nincs ilyen nyelv: „{name}”; választható: en, fr, de, hu',
  'error.seat': '„{name}” nem ülhet az asztalhoz; választható: {known}',
  'error.seats': 'a megadott helyek száma ({count, plural, one {#} other {#}}) nem egyezik a játékosok számával',
  'error.names':
    '{count, plural, one {# név} other {# név}} kell, de {given, plural, one {# van} other {# van}} megadva',
  'error.no-player': '„{name}” nem játszott ebben a játszmában; választható: {known}',
  'error.only-new': '{option}: csak új játszmánál adható meg',
  'error.exists': '{file} már létezik; így folytathatod: amyitis play {file}, vagy adj meg más nevet',
  'error.read': '{file} nem olvasható: {reason}',
  'error.write': '{file} nem menthető: {reason}',
  'reason.ENOENT': 'nincs ilyen fájl vagy mappa',
  'reason.EACCES': 'nincs hozzáférés',
  'reason.EISDIR': 'ez egy mappa',
  'reason.ENOTDIR': 'az útvonal egy része nem mappa',
  'reason.ENOSPC': 'a lemez megtelt',
  'reason.EROFS': 'a lemez írásvédett',
}
