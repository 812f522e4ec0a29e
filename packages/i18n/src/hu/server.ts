import type { SERVER as ENGLISH } from '../en/server.ts'
import type { Translated } from '../message.ts'

export const SERVER: Translated<typeof ENGLISH> = {
  'backup.done': 'Az adatok ({folder}) mentése kész: {file}',
  'backup.postgres': 'az adatok PostgreSQL-ben vannak: a pg_dump paranccsal menthetők (docs/hosting.md)',
  'verify.db.damage': 'sérülés: {problem}',
  'verify.db.damaged': 'Az adatbázis sérült: állítsd vissza egy biztonsági mentésből (docs/hosting.md).',
  'verify.db.read': 'Az amcheck bővítmény nincs telepítve: minden sort végigolvastunk, az indexeket nem ellenőriztük.',
  'verify.db.sound':
    '{count, plural, =0 {Még nincs asztal.} one {# asztal, rendben van.} other {# asztal, mind rendben van.}}',
  'verify.db.faulty': '{count, plural, one {# asztal nincs rendben.} other {# asztal nincs rendben.}}',
  'verify.db.table': 'asztal: {table}: {problem}',
  'verify.shares.json':
    '{file}: nem egy véletlenmag részei, és nem is egy befejezett asztal a szerver formátumában (docs/fair-deals.md)',
  'verify.shares.hash': '{file}: a titok hash-e nem egyezik az előre megmutatottal',
  'verify.shares.bound': '{file}: nem mindenki rögzítette a részét, mielőtt az elsőt felfedték',
  'verify.shares.seed': '{file}: ezekből a részekből más véletlenmag jön ki: {seed}',
  'verify.shares.good':
    '{file}: a titok hash-e egyezik a megmutatottal, és a részekből ez a véletlenmag jön ki: {seed}',
  'verify.shares.record':
    '{file}: a jegyzőkönyvben más véletlenmag áll, mint ami a részekből kijön, vagy nincs benne véletlenmag',
  'admin.no-table': 'Nincs asztal.',
  'admin.status.open': 'nyitott',
  'admin.status.playing': 'folyamatban',
  'admin.status.over': 'véget ért',
  'admin.status.closed': 'bezárva',
  'admin.bot': 'robot',
  'admin.nobody': 'szabad hely',
  'admin.erased': '(törölve)',
  'admin.closed': 'Az asztal bezárva: {id}; a nézői is látják. Ha még egyszer kiadod ezt a parancsot, törlődik.',
  'admin.deleted': 'Az asztal törölve: {id}.',
  'admin.line-gone': 'A csevegés {line}. sora eltávolítva; asztal: {id}.',
  'admin.ban': 'Kitiltva: {name}.',
  'admin.unban': 'Már nincs kitiltva: {name}.',
  'admin.ban.bots': '{count, plural, one {A robotja is.} other {A robotjai is (#).}}',
  'admin.unban.bots': '{count, plural, one {A robotja is újra játszhat.} other {A robotjai is újra játszhatnak (#).}}',
  'admin.mute': '{name} többé nem cseveghet.',
  'admin.unmute': '{name} újra cseveghet.',
  'admin.close': 'Új játékos nem jöhet; aki már itt van, maradhat.',
  'admin.open': 'Új játékosok is jöhetnek.',
  'admin.report': '{when}  asztal: {table}  {about} ellen, bejelentő: {by}: {text}',
  'admin.report.line': '  a csevegés {line}. sora: {text}',
  'admin.no-report': 'Nincs bejelentés.',
  'admin.absent': '{who}  utoljára itt: {seen}, megjelölve: {since}',
  'admin.no-absent': 'Senki sincs törlésre megjelölve.',
  'error.admin':
    'tables, remove, reports, absent, ban, unban, mute, unmute, close vagy open lehet, nem „{word}”; lásd: amyitis admin --help',
  'error.admin.name': 'hiányzik az asztal vagy a játékos neve; lásd: amyitis admin --help',
  'error.table': 'nincs ilyen asztal: „{id}”',
  'error.line': 'ennek az asztalnak ({id}) a csevegésében nincs „{line}” sor, vagy már eltávolították',
  'error.player': 'nincs ilyen játékos: „{id}”',
  'error.table.busy': 'ennél az asztalnál épp történt valami, próbáld újra: {id}',
  'verify.shares.deals': '{file}: a kezdőállás vagy egy osztás nem a részekből kijövő véletlenmagból származik (R4.1)',
  'verify.shares.record-good': '{file}: a kezdőállás és az osztások ebből a véletlenmagból származnak',
  'verify.evidence.json': '{file}: nem az alkalmazás által mentett bizonyíték (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file}: NEM ellenőriztük, hogy ezek a számok voltak-e mindenkinél rögzítve, amikor az eszközöd elküldte a részét. Ezt csak az eszközöd tudja; mentsd a bizonyítékodat az alkalmazásban, és add meg: --evidence FÁJL',
  'verify.evidence.kept':
    '{file}: mindenkinél ezek a számok voltak rögzítve, amikor az eszközöd elküldte a részét. Az osztás tisztességes volt',
  'verify.evidence.changed':
    '{file}: NEM TISZTESSÉGES: amikor az eszközöd elküldte a részét, más számok látszottak, mint amelyek most a naplóban állnak',
  'verify.evidence.foreign':
    '{file}: nem erősíthető meg: az eszközöd küldött részt ehhez az asztalhoz, de a játszma nélküle indult',
  'verify.evidence.unknown': '{file}: nem erősíthető meg: az eszközöd nem küldött részt ehhez az asztalhoz',
  'verify.chained.good':
    '{file}: minden osztás abból jött ki, amit a szerver és a játékosok hozzáadtak: {count, plural, one {# forduló} other {# forduló}}',
  'verify.chained.unfair':
    '{file}: {seq}. esemény: ezek a lapok nem abból jöttek ki, amit a szerver és a játékosok hozzáadtak',
  'verify.chained.record-good': '{file}: a kezdőállás és az osztások egyeznek a naplóval',
  'verify.chained.record': '{file}: a kezdőállás vagy egy osztás eltér a naplótól',
  'verify.evidence.partly':
    '{file}: a játszma egészére nem erősíthető meg: volt forduló, amelyből hiányzott valakinek a része',
  'verify.chained.left-out.device':
    '{file}: {round}. forduló: {who} része nélkül osztottak, mert eszközt váltott; ezek a lapok a szervertől és a többi játékostól származnak',
  'verify.chained.left-out.bot':
    '{file}: {who} része nélkül osztottak, mert robot játszott helyette, {count, plural, one {ebben a fordulóban: {rounds}} other {ezekben a fordulókban: {rounds}}}; ezek a lapok a szervertől és a többi játékostól származnak',
}
