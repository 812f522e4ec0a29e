import type { SERVER as ENGLISH } from '../en/server.ts'
import type { Translated } from '../message.ts'

export const SERVER: Translated<typeof ENGLISH> = {
  'backup.done': 'Die Daten aus {folder} sind in {file} gesichert.',
  'backup.postgres': 'die Daten liegen in PostgreSQL: Sichere sie mit pg_dump (docs/hosting.md)',
  'verify.db.damage': 'Schaden: {problem}',
  'verify.db.damaged': 'Die Datenbank ist beschädigt: Stelle eine Sicherung wieder her (docs/hosting.md).',
  'verify.db.read':
    'Die Erweiterung amcheck ist nicht installiert: Jede Zeile wurde gelesen, die Indizes wurden nicht geprüft.',
  'verify.db.sound':
    '{count, plural, =0 {Es gibt noch keinen Tisch.} one {# Tisch, in Ordnung.} other {# Tische, alle in Ordnung.}}',
  'verify.db.faulty': '{count, plural, one {# Tisch ist nicht in Ordnung.} other {# Tische sind nicht in Ordnung.}}',
  'verify.db.table': 'Tisch {table}: {problem}',
  'verify.shares.json':
    '{file}: weder die Anteile eines Startwerts noch ein beendeter Tisch, wie ihn der Server ausgibt (docs/fair-deals.md)',
  'verify.shares.hash': '{file}: das Geheimnis hat nicht die Prüfsumme, die gezeigt wurde',
  'verify.shares.bound': '{file}: nicht alle Anteile standen fest, bevor der erste aufgedeckt wurde',
  'verify.shares.seed': '{file}: diese Anteile ergeben einen anderen Startwert: {seed}',
  'verify.shares.good':
    '{file}: das Geheimnis hat die gezeigte Prüfsumme, und die Anteile ergeben den Startwert {seed}',
  'verify.shares.record':
    '{file}: das Spielprotokoll nennt einen anderen Startwert, als die Anteile ergeben, oder keinen',
  'admin.no-table': 'Es gibt keinen Tisch.',
  'admin.status.open': 'offen',
  'admin.status.playing': 'läuft',
  'admin.status.over': 'beendet',
  'admin.status.closed': 'geschlossen',
  'admin.bot': 'Bot',
  'admin.nobody': 'freier Platz',
  'admin.erased': '(gelöscht)',
  'admin.closed': 'Der Tisch {id} ist geschlossen; wer dort ist, sieht das. Derselbe Befehl noch einmal löscht ihn.',
  'admin.deleted': 'Der Tisch {id} ist gelöscht.',
  'admin.line-gone': 'Zeile {line} im Chat von Tisch {id} ist entfernt.',
  'admin.ban': '{name} ist gesperrt.',
  'admin.unban': '{name} ist nicht mehr gesperrt.',
  'admin.ban.bots': '{count, plural, one {Der zugehörige Bot ebenfalls.} other {Die # zugehörigen Bots ebenfalls.}}',
  'admin.unban.bots':
    '{count, plural, one {Auch der zugehörige Bot darf wieder spielen.} other {Auch die # zugehörigen Bots dürfen wieder spielen.}}',
  'admin.mute': '{name} darf nicht mehr chatten.',
  'admin.unmute': '{name} darf wieder chatten.',
  'admin.close': 'Neue Spieler werden nicht mehr aufgenommen; wer da ist, darf bleiben.',
  'admin.open': 'Neue Spieler werden aufgenommen.',
  'admin.report': '{when}  Tisch {table}  über {about}, von {by}: {text}',
  'admin.report.line': '  Zeile {line} im Chat: {text}',
  'admin.no-report': 'Es gibt keine Meldungen.',
  'admin.absent': '{who}  zuletzt da {seen}, vorgemerkt {since}',
  'admin.no-absent': 'Niemand ist zum Löschen vorgemerkt.',
  'error.admin':
    'admin kennt tables, remove, reports, absent, ban, unban, mute, unmute, close und open, nicht „{word}“; siehe amyitis admin --help',
  'error.admin.name': 'die Kennung eines Tisches oder Spielers fehlt; siehe amyitis admin --help',
  'error.table': 'es gibt keinen Tisch „{id}“',
  'error.line': 'im Chat von Tisch {id} gibt es keine Zeile „{line}“, oder sie ist schon entfernt',
  'error.player': 'es gibt keinen Spieler „{id}“',
  'error.table.busy': 'an Tisch {id} ist gerade etwas passiert: Versuch es noch einmal',
  'verify.shares.deals': '{file}: Aufbau oder Karten stammen nicht aus dem Startwert der Anteile (R4.1)',
  'verify.shares.record-good': '{file}: Aufbau und Karten stammen aus diesem Startwert',
  'verify.evidence.json': '{file}: kein Nachweis, den die App gespeichert hat (docs/fair-deals.md)',
  'verify.evidence.none':
    '{file}: NICHT geprüft ist, ob alle Zahlen schon feststanden, als dein Gerät seinen Anteil verschickte. Das weiß nur dein Gerät: Speichere in der App deinen Nachweis und gib ihn mit --evidence DATEI an',
  'verify.evidence.kept':
    '{file}: alle Zahlen standen fest, als dein Gerät seinen Anteil verschickte. Es wurde fair gemischt',
  'verify.evidence.changed':
    '{file}: NICHT FAIR: Als dein Gerät seinen Anteil verschickte, wurden andere Zahlen gezeigt, als jetzt im Serverprotokoll stehen',
  'verify.evidence.foreign':
    '{file}: nicht zu bestätigen: Dein Gerät hat für diesen Tisch einen Anteil verschickt, aber die Partie begann ohne ihn',
  'verify.evidence.unknown': '{file}: nicht zu bestätigen: Dein Gerät hat für diesen Tisch keinen Anteil verschickt',
  'verify.chained.good':
    '{file}: alle Karten ergeben sich aus dem, was Server und Spieler beigetragen haben: {count, plural, one {# Runde} other {# Runden}}',
  'verify.chained.unfair':
    '{file}: Ereignis {seq}: Diese Karten ergeben sich nicht aus dem, was Server und Spieler beigetragen haben',
  'verify.chained.record-good': '{file}: Aufbau und Karten sind dieselben wie im Serverprotokoll',
  'verify.chained.record': '{file}: Aufbau oder Karten sind andere als im Serverprotokoll',
  'verify.evidence.partly': '{file}: nicht für die ganze Partie zu bestätigen: In manchen Runden fehlte ein Anteil',
  'verify.chained.left-out.device':
    '{file}: {who} hat das Gerät gewechselt; für Runde {round} haben nur der Server und die anderen am Tisch gemischt',
  'verify.chained.left-out.bot':
    '{file}: für {who} spielte ein Bot; für {count, plural, one {Runde {rounds}} other {die Runden {rounds}}} haben nur der Server und die anderen am Tisch gemischt',
}
