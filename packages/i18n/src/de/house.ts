import type { HOUSE as ENGLISH } from '../en/house.ts'
import type { Translated } from '../message.ts'

export const HOUSE: Translated<typeof ENGLISH> = {
  'backup.done': 'Die Daten aus {folder} sind in {file} gesichert.',
  'backup.postgres': 'die Daten liegen in PostgreSQL: sichere sie mit pg_dump (docs/hosting.md)',
  'verify.db.damage': 'Schaden: {problem}',
  'verify.db.damaged': 'Die Datenbank ist beschädigt: Spiele eine Sicherung zurück (docs/hosting.md).',
  'verify.db.read':
    'Die Erweiterung amcheck ist nicht installiert: Jede Zeile wurde gelesen, die Indizes wurden nicht geprüft.',
  'verify.db.sound':
    '{count, plural, =0 {Noch gibt es keinen Tisch.} one {# Tisch, und er ist in Ordnung.} other {# Tische, alle in Ordnung.}}',
  'verify.db.faulty': '{count, plural, one {# Tisch ist nicht in Ordnung.} other {# Tische sind nicht in Ordnung.}}',
  'verify.db.table': 'Tisch {table}: {problem}',
  'verify.shares.json':
    '{file}: weder die Anteile eines Startwerts noch ein beendeter Tisch, wie ihn der Server erzählt (docs/fair-deals.md)',
  'verify.shares.hash': '{file}: das Geheimnis hat nicht die Prüfsumme, die gezeigt wurde',
  'verify.shares.bound': '{file}: nicht alle hatten sich auf ihren Anteil festgelegt, bevor der erste aufgedeckt wurde',
  'verify.shares.seed': '{file}: diese Anteile ergeben einen anderen Startwert: {seed}',
  'verify.shares.good':
    '{file}: das Geheimnis hat die gezeigte Prüfsumme, und die Anteile ergeben den Startwert {seed}',
  'verify.shares.record': '{file}: die Mitschrift nennt einen anderen Startwert, als die Anteile ergeben, oder keinen',
  'admin.no-table': 'Es gibt keinen Tisch.',
  'admin.status.open': 'offen',
  'admin.status.playing': 'läuft',
  'admin.status.over': 'beendet',
  'admin.status.closed': 'geschlossen',
  'admin.bot': 'Bot',
  'admin.nobody': 'freier Platz',
  'admin.erased': '(gelöscht)',
  'admin.closed': 'Der Tisch {id} ist geschlossen; wer zusieht, sieht das. Derselbe Befehl noch einmal löscht ihn.',
  'admin.deleted': 'Der Tisch {id} ist gelöscht.',
  'admin.line-gone': 'Zeile {line} des Chats am Tisch {id} ist entfernt.',
  'admin.ban': '{name} ist gesperrt.',
  'admin.unban': '{name} ist nicht mehr gesperrt.',
  'admin.ban.bots': '{count, plural, one {Der eigene Bot ebenfalls.} other {Die # eigenen Bots ebenfalls.}}',
  'admin.unban.bots':
    '{count, plural, one {Auch der eigene Bot darf wieder spielen.} other {Auch die # eigenen Bots dürfen wieder spielen.}}',
  'admin.mute': '{name} darf nicht mehr chatten.',
  'admin.unmute': '{name} darf wieder chatten.',
  'admin.close': 'Neue Spieler werden nicht mehr aufgenommen; wer da ist, darf bleiben.',
  'admin.open': 'Neue Spieler werden aufgenommen.',
  'admin.report': '{when}  Tisch {table}  über {about}, von {by}: {text}',
  'admin.report.line': '  Zeile {line} des Chats: {text}',
  'admin.no-report': 'Es gibt keine Meldung.',
  'admin.absent': '{who}  zuletzt da {seen}, vorgemerkt {since}',
  'admin.no-absent': 'Niemand ist zum Vergessen vorgemerkt.',
  'error.admin':
    'admin tables, remove, reports, absent, ban, unban, mute, unmute, close oder open, nicht „{word}“; siehe amyitis admin --help',
  'error.admin.name': 'der Name eines Tisches oder eines Spielers fehlt; siehe amyitis admin --help',
  'error.table': 'es gibt keinen Tisch „{id}“',
  'error.line': 'im Chat am Tisch {id} gibt es keine Zeile „{line}“, oder sie ist schon entfernt',
  'error.player': 'es gibt keinen Spieler „{id}“',
  'error.table.busy': 'am Tisch {id} ging es gerade weiter: versuche es noch einmal',
  'verify.shares.deals': '{file}: Aufbau oder Kartenausgabe kommt nicht aus dem Startwert der Anteile (R4.1)',
  'verify.shares.record-good': '{file}: Aufbau und Kartenausgaben kommen aus diesem Startwert',
  'verify.evidence.json': '{file}: kein Nachweis, den die App gesichert hat (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file}: NICHT geprüft: ob alle an diese Zahlen gebunden waren, als dein Gerät seinen Anteil verschickte. Das weiß nur dein Gerät; sichere deinen Nachweis in der App und gib ihn mit --evidence DATEI an',
  'verify.evidence.kept':
    '{file}: alle waren an diese Zahlen gebunden, als dein Gerät seinen Anteil verschickte. Es wurde fair gemischt',
  'verify.evidence.changed':
    '{file}: NICHT FAIR: als dein Gerät seinen Anteil verschickte, wurden andere Zahlen gezeigt, als jetzt im Protokoll stehen',
  'verify.evidence.foreign':
    '{file}: nicht zu bestätigen: dein Gerät hat für diesen Tisch einen Anteil verschickt, aber das Spiel begann ohne ihn',
  'verify.evidence.unknown': '{file}: nicht zu bestätigen: dein Gerät hat für diesen Tisch keinen Anteil verschickt',
  'verify.chained.good':
    '{file}: jede Kartenausgabe folgt aus dem, was Server und Spieler dazugegeben haben: {count, plural, one {# Runde} other {# Runden}}',
  'verify.chained.unfair':
    '{file}: Ereignis {seq}: diese Karten folgen nicht aus dem, was Server und Spieler dazugegeben haben',
  'verify.chained.record-good': '{file}: Aufbau und Kartenausgaben sind die des Protokolls',
  'verify.chained.record': '{file}: Aufbau oder Kartenausgaben sind nicht die des Protokolls',
  'verify.evidence.partly': '{file}: nicht für das ganze Spiel zu bestätigen: In manchen Runden fehlte ein Anteil',
  'verify.chained.left-out.device':
    '{file}: Runde {round} wurde ohne den Anteil von {who} gegeben, dort war das Gerät gewechselt worden: diese Karten kommen vom Server und von den anderen am Tisch',
  'verify.chained.left-out.bot':
    '{file}: {count, plural, one {Runde {rounds} wurde} other {die Runden {rounds} wurden}} ohne einen Anteil von {who} gegeben, dort spielte ein Bot: diese Karten kommen vom Server und von den anderen am Tisch',
}
