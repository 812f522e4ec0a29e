import type { GAME as ENGLISH } from '../../en/online/game.ts'
import type { Translated } from '../../message.ts'

export const GAME: Translated<typeof ENGLISH> = {
  'online.away.title': 'Der Server antwortet nicht',
  'online.away.words':
    'Vielleicht startet er gerade neu, oder dein Gerät ist offline. Die App versucht es alle paar Sekunden wieder.',
  'online.waits': 'wartet auf Mitspieler',
  'online.turn.yours': 'Du bist am Zug',
  'online.awaited': 'Die Partie wartet auf dich',
  'online.fair.title': 'Faires Mischen',
  'online.fair':
    'Aus den Zufallszahlen des Servers und aller Spieler ergeben sich die Karten. Jede Zahl liegt verdeckt, bis alle da sind; erst dann wird aufgedeckt. So ist die Zahl des Servers versiegelt:',

  'online.lost': 'Verbindung verloren, neuer Versuch\u00a0…',

  'online.ask': 'Um Zugrücknahme bitten',
  'online.ask.alone': 'Letzten Zug zurücknehmen',
  'online.asked': '{who} möchte einen Zug zurücknehmen.',
  'online.asked.own': 'Du hast gebeten, einen Zug zurückzunehmen: {agreed} von {all} sind einverstanden.',
  'online.asked.agree': 'Einverstanden',
  'online.asked.refuse': 'Ablehnen',
  'online.asked.waits': 'Du bist einverstanden; die anderen haben noch nicht geantwortet.',
  'online.concede': 'Aufgeben',
  'online.concede.title': 'Partie aufgeben?',
  'online.concede.two': 'Die Partie endet, und dein Gegner hat gewonnen. Das lässt sich nicht rückgängig machen.',
  'online.concede.more':
    'Ein Bot ({level}) spielt für dich weiter, und du landest auf dem letzten Platz. Das lässt sich nicht rückgängig machen.',
  'online.slow': '{who} hat schon länger nicht gezogen.',
  'online.slow.vote': 'Bot spielen lassen',
  'online.slow.voted': 'Du möchtest, dass ein Bot für {who} spielt.',
  'online.stand-in': 'Ein Bot spielt für dich.',
  'online.stand-in.back': 'Ich bin wieder da',
  'online.stand-in.conceded': 'Du hast aufgegeben; ein Bot spielt weiter.',

  'online.chat': 'Chat',
  'online.chat.unread': 'Chat: {count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  'online.chat.none': 'Noch keine Nachrichten.',
  'online.chat.say': 'Nachricht',
  'online.chat.send': 'Senden',
  'online.chat.removed': 'entfernt',
  'online.chat.mute': '{who} stummschalten',
  'online.chat.unmute': 'Stummschaltung von {who} aufheben',
  'online.chat.muted': 'Du hast {who} stummgeschaltet.',
  'online.chat.report': 'Melden',
  'online.chat.report.line': 'Diese Nachricht von {who} melden',
  'online.chat.report.title': '{who} melden?',
  'online.chat.report.about': 'Wer diesen Server betreibt, bekommt die Nachricht und das, was du hier schreibst.',
  'online.chat.report.why': 'Was stimmt damit nicht?',
  'online.chat.reported': 'Gemeldet. Danke!',
  'online.chat.watch': 'Zum Chatten brauchst du einen Namen.',

  'online.end.conceded': '{who} hat aufgegeben.',
  'online.end.conceded.you': 'Du hast aufgegeben.',
  'online.end.closed': 'Der Tisch wurde geschlossen.',
  'online.end.rematch': 'Revanche',
  'online.end.table': 'Zu den Tischen',
  'online.check.title': 'Wurde fair gemischt?',
  'online.check.hash': 'Die Zahl des Servers stand fest, bevor sich jemand setzte.',
  'online.check.bound': 'Alle Zahlen standen fest, bevor die erste aufgedeckt wurde.',
  'online.check.shares': 'Der Startwert ergibt sich aus den Zahlen des Servers und aller Spieler.',
  'online.check.own': 'Die Zahl deines Geräts steckt darin.',
  'online.check.deals': 'Aufbau und alle Karten ergeben sich aus diesen Zahlen.',
  'online.check.yes': 'ja',
  'online.check.no': 'nein',
  'online.check.seed': 'Startwert: {seed}',
  'online.check.voids':
    '{count, plural, one {Einmal kam oder ging jemand, als schon Zahlen aufgedeckt waren; sie wurden verworfen.} other {#-mal kam oder ging jemand, als schon Zahlen aufgedeckt waren; sie wurden verworfen.}}',
  'online.check.good': 'Alles in Ordnung: Niemand konnte die Karten bestimmen oder vorher kennen.',
  'online.check.bad': 'Beim Mischen dieser Partie stimmt etwas nicht.',
  'online.check.sent': 'Als dein Gerät seine Zahl aufdeckte, standen alle anderen schon fest.',
  'online.check.unsure':
    'Die Aufzeichnung des Servers ist in sich stimmig. Ob fair gemischt wurde, kann dieses Gerät aber nicht bestätigen: Es war nicht in jeder Runde mit einer eigenen Zahl dabei.',
  'online.check.save': 'Meinen Nachweis speichern',
  'online.check.partly':
    'Alles passt zusammen, aber nicht für jede Runde kann dieses Gerät bürgen: In manchen fehlte die Zahl eines Spielers.',
  'online.check.left-out.device':
    '{who} hat das Gerät gewechselt. Für Runde {round} haben deshalb nur der Server und die anderen am Tisch gemischt.',
  'online.check.left-out.bot':
    'Für {who} spielte ein Bot. Für {count, plural, one {Runde {rounds}} other {die Runden {rounds}}} haben deshalb nur der Server und die anderen am Tisch gemischt.',
  'online.deal.waits':
    'Die nächste Runde wartet auf {who}: {count, plural, one {Gemischt wird, sobald die Partie dort geöffnet ist.} other {Gemischt wird, sobald die Partie dort überall geöffnet ist.}}',
  'online.deal.elsewhere':
    'Deine Zahlen zum Mischen liegen auf dem Gerät, an dem du Platz genommen hast. Öffne die Partie dort oder mach hier mit neuen weiter.',
  'online.deal.go': 'Hier weitermachen',
}
