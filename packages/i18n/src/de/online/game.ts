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
    'Der Server ist auf diese Zahl festgelegt und jeder Spieler auf eine eigene. Was dahintersteckt, wird aufgedeckt, sobald alle festgelegt sind.',

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
  'online.end.closed': 'Der Tisch wurde geschlossen.',
  'online.end.rematch': 'Revanche',
  'online.end.table': 'Zu den Tischen',
  'online.check.title': 'Wurde fair gemischt?',
  'online.check.hash': 'Der Server hat sich an die Zahl gehalten, die er gezeigt hatte, bevor sich jemand setzte.',
  'online.check.bound': 'Alle waren auf ihren Anteil festgelegt, bevor der erste aufgedeckt wurde.',
  'online.check.shares': 'Der Startwert entstand aus dem Geheimnis des Servers und den Anteilen aller Spieler.',
  'online.check.own': 'Der Anteil deines Geräts steckt darin.',
  'online.check.deals': 'Aufbau und alle Karten ergeben sich aus dem Geheimnis des Servers und diesen Anteilen.',
  'online.check.yes': 'ja',
  'online.check.no': 'nein',
  'online.check.seed': 'Startwert: {seed}',
  'online.check.voids':
    '{count, plural, one {Einmal kam oder ging jemand, nachdem Anteile aufgedeckt worden waren; diese wurden verworfen.} other {#-mal kam oder ging jemand, nachdem Anteile aufgedeckt worden waren; diese wurden verworfen.}}',
  'online.check.good': 'Alles in Ordnung: Niemand konnte die Karten bestimmen oder vorher kennen.',
  'online.check.bad': 'Beim Mischen dieser Partie stimmt etwas nicht.',
  'online.check.sent': 'Alle waren auf dieselben Zahlen festgelegt, als dein Gerät seinen Anteil verschickte.',
  'online.check.unsure':
    'Das Serverprotokoll dieser Partie ist in sich stimmig, aber dieses Gerät kann nicht bestätigen, dass fair gemischt wurde: Es hat nicht in jeder Runde einen eigenen Anteil verschickt.',
  'online.check.save': 'Meinen Nachweis speichern',
  'online.check.partly':
    'Alles passt zusammen, aber dieses Gerät kann nicht für jede Runde bürgen: In manchen fehlte ein Anteil.',
  'online.check.left-out.device':
    '{who} hat das Gerät gewechselt und war am Mischen für Runde {round} nicht beteiligt. Diese Karten kommen vom Server und von den anderen am Tisch.',
  'online.check.left-out.bot':
    'Für {who} spielte ein Bot. Am Mischen für {count, plural, one {Runde {rounds}} other {die Runden {rounds}}} war dieser Platz nicht beteiligt; diese Karten kommen vom Server und von den anderen am Tisch.',
  'online.deal.waits':
    'Die nächste Runde wartet auf {who}: {count, plural, one {Das Gerät gibt seinen Anteil dazu, sobald die Partie dort geöffnet ist.} other {Die Geräte geben ihren Anteil dazu, sobald die Partie dort geöffnet ist.}}',
  'online.deal.elsewhere':
    'Dein Anteil am Mischen liegt nicht auf diesem Gerät. Öffne die Partie auf dem Gerät, an dem du Platz genommen hast, oder mach hier mit einem neuen Anteil weiter.',
  'online.deal.go': 'Hier weitermachen',
}
