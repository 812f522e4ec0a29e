import type { HOUSE as ENGLISH } from '../en/house.ts'
import type { Translated } from '../message.ts'

export const HOUSE: Translated<typeof ENGLISH> = {
  'backup.done': 'Az adatok ({folder}) ide vannak elmentve: {file}',
  'backup.postgres': 'az adatok PostgreSQL-ben vannak: a pg_dump paranccsal menthetők (docs/hosting.md)',
  'verify.db.damage': 'sérülés: {problem}',
  'verify.db.damaged': 'Az adatbázis sérült: állj vissza egy mentésre (docs/hosting.md).',
  'verify.db.read': 'Az amcheck bővítmény nincs telepítve: minden sort végigolvastunk, az indexeket nem ellenőriztük.',
  'verify.db.sound':
    '{count, plural, =0 {Még nincs asztal.} one {# asztal, rendben van.} other {# asztal, mind rendben van.}}',
  'verify.db.faulty': '{count, plural, one {# asztal nincs rendben.} other {# asztal nincs rendben.}}',
  'verify.db.table': 'asztal: {table}: {problem}',
  'verify.shares.json':
    '{file}: se nem egy mag részei, se nem befejezett asztal, ahogy a szerver leírja (docs/fair-deals.md)',
  'verify.shares.hash': '{file}: a titoknak nem az az ellenőrző összege, amit előre megmutattak',
  'verify.shares.bound': '{file}: nem mindenki kötötte le a részét, mielőtt az elsőt felfedték',
  'verify.shares.seed': '{file}: ezekből a részekből más mag jön ki: {seed}',
  'verify.shares.good':
    '{file}: a titok ellenőrző összege az, amit megmutattak, és a részekből ez a mag jön ki: {seed}',
  'verify.shares.record': '{file}: a jegyzőkönyvben más mag áll, mint ami a részekből kijön, vagy nincs benne mag',
  'admin.no-table': 'Nincs asztal.',
  'admin.status.open': 'nyitott',
  'admin.status.playing': 'folyik',
  'admin.status.over': 'véget ért',
  'admin.status.closed': 'bezárva',
  'admin.bot': 'robot',
  'admin.nobody': 'szabad hely',
  'admin.erased': '(törölve)',
  'admin.closed': 'Bezárt asztal: {id}; aki nézi, látja. Ugyanez a parancs még egyszer törli.',
  'admin.deleted': 'Törölt asztal: {id}.',
  'admin.line-gone': 'A csevegés {line}. sora eltávolítva; asztal: {id}.',
  'admin.ban': '{name} ki van tiltva.',
  'admin.unban': '{name} nincs többé kitiltva.',
  'admin.ban.bots': '{count, plural, one {A robotja is.} other {A robotjai is (#).}}',
  'admin.unban.bots': '{count, plural, one {A robotja is újra játszhat.} other {A robotjai is újra játszhatnak (#).}}',
  'admin.mute': '{name} többé nem cseveghet.',
  'admin.unmute': '{name} újra cseveghet.',
  'admin.close': 'Új játékos nem jöhet; aki itt van, maradhat.',
  'admin.open': 'Bárki jöhet.',
  'admin.report': '{when}  asztal: {table}  kiről: {about}, kitől: {by}: {text}',
  'admin.report.line': '  a csevegés {line}. sora: {text}',
  'admin.no-report': 'Nincs bejelentés.',
  'admin.absent': '{who}  utoljára itt: {seen}, megjelölve: {since}',
  'admin.no-absent': 'Senki sincs törlésre megjelölve.',
  'error.admin':
    'admin tables, remove, reports, absent, ban, unban, mute, unmute, close vagy open lehet, nem „{word}”; lásd: amyitis admin --help',
  'error.admin.name': 'hiányzik egy asztal vagy egy játékos neve; lásd: amyitis admin --help',
  'error.table': 'nincs ilyen asztal: „{id}”',
  'error.line': 'ennek az asztalnak ({id}) a csevegésében nincs „{line}” sor, vagy már el van távolítva',
  'error.player': 'nincs ilyen játékos: „{id}”',
  'error.table.busy': 'ennél az asztalnál épp lépett valaki, próbáld újra: {id}',
  'verify.shares.deals': '{file}: a felállás vagy egy osztás nem a részekből kijövő magból származik (R4.1)',
  'verify.shares.record-good': '{file}: a felállás és az osztások ebből a magból származnak',
  'verify.evidence.json': '{file}: nem az alkalmazás által mentett bizonyíték (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file}: NEM ellenőriztük: hogy mindenkit ezek a számok kötöttek-e, amikor az eszközöd elküldte a részét. Ezt csak az eszközöd tudja; mentsd a bizonyítékodat az alkalmazásban, és add meg: --evidence FÁJL',
  'verify.evidence.kept':
    '{file}: mindenkit ezek a számok kötöttek, amikor az eszközöd elküldte a részét. Az osztás tisztességes volt',
  'verify.evidence.changed':
    '{file}: NEM TISZTESSÉGES: amikor az eszközöd elküldte a részét, más számok látszottak, mint amik most a naplóban állnak',
  'verify.evidence.foreign':
    '{file}: nem erősíthető meg: az eszközöd küldött részt ehhez az asztalhoz, de a játék nélküle indult',
  'verify.evidence.unknown': '{file}: nem erősíthető meg: az eszközöd nem küldött részt ehhez az asztalhoz',
  'verify.chained.good':
    '{file}: minden osztás abból jött ki, amit a szerver és a játékosok hozzáadtak: {count, plural, one {# forduló} other {# forduló}}',
  'verify.chained.unfair':
    '{file}: {seq}. esemény: ezek a kártyák nem abból jöttek ki, amit a szerver és a játékosok hozzáadtak',
  'verify.chained.record-good': '{file}: a felállás és az osztások a naplóéi',
  'verify.chained.record': '{file}: a felállás vagy egy osztás nem a naplóé',
  'verify.evidence.partly':
    '{file}: a játék egészére nem erősíthető meg: egyes fordulókban hiányzott valakinek a része',
  'verify.chained.left-out.device':
    '{file}: {who} része nélkül osztottak, mert eszközt váltott ({round}. forduló): ezek a kártyák a szervertől és a többi játékostól származnak',
  'verify.chained.left-out.bot':
    '{file}: {who} része nélkül osztottak, mert robot játszott helyette, {count, plural, one {ebben a fordulóban: {rounds}} other {ezekben a fordulókban: {rounds}}}; ezek a kártyák a szervertől és a többi játékostól származnak',
}
