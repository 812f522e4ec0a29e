import type { ROOM as ENGLISH } from '../../en/online/room.ts'
import type { Translated } from '../../message.ts'

export const ROOM: Translated<typeof ENGLISH> = {
  'online.seat.free': 'frei',
  'online.seat.invited': 'auf Einladung',
  'online.seat.erased': '(gelöscht)',

  'online.room.title': 'Warteraum',
  'online.room.words':
    '{count, plural, =0 {Alle sind da.} one {Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist.} other {# Plätze sind frei. Die Partie beginnt, sobald sie besetzt sind.}}',
  'online.room.awaited': 'Alle Plätze sind besetzt. Die Partie beginnt, sobald alle zurück sind. Noch nicht da: {who}.',
  'online.room.sit': 'Platz nehmen',
  'online.room.stand': 'Aufstehen',
  'online.room.start': 'Mit Bots beginnen',
  'online.room.close': 'Tisch schließen',
  'online.room.closed': 'Dieser Tisch wurde geschlossen.',
  'online.room.idle': 'An diesem Tisch ist einen Monat lang nichts passiert, deshalb wurde er geschlossen.',
  'online.room.unpaired': 'Jemand ist nicht rechtzeitig gekommen. Es werden neue Gegner gesucht.',
  'online.room.host': 'Gastgeber',
  'online.room.invited': 'Du bist an diesen Tisch eingeladen.',
  'online.room.watch': 'Du schaust zu. Die Partie erscheint hier, sobald sie beginnt.',
  'online.room.unseat': 'Platz von {who} freigeben',
  'online.bind.void': 'Jemand kam oder ging, als deine Zahl zum Mischen schon aufgedeckt war; sie zählt nicht mehr.',
  'online.bind.go.void': 'Wieder Platz nehmen',
  'online.bind.elsewhere':
    'Du hast an einem anderen Gerät Platz genommen; dort liegt deine Zahl zum Mischen. Öffne den Tisch dort oder mach hier mit einer neuen weiter.',
  'online.bind.go.elsewhere': 'Hier weitermachen',
  'online.invite': 'Einladen',
  'online.invite.about': 'Wer diesen Link öffnet, kann mitspielen; ein Name genügt.',
  'online.invite.seat': 'Link für Platz {seat}',
  'online.invite.link': 'Link zu diesem Tisch',
  'online.invite.table': 'Link zum Tisch kopieren',
  'online.invite.copy': 'Link kopieren',
  'online.invite.share': 'Link teilen',
  'online.invite.qr': 'QR-Code des Links',
  'online.invite.loopback':
    'Dieser Server ist nur von diesem Rechner aus erreichbar: Sonst kann niemand den Link öffnen. Um mit anderen in deinem Netz zu spielen, starte ihn mit „npm start -- --lan“.',
  'online.invite.address': 'Adresse',
  'online.spectators': '{count, plural, one {# Zuschauer} other {# Zuschauer}}',
  'online.watching': 'Du schaust zu.',

  'online.bind.void.who':
    'Dieser Start zählt nicht: Deine Zahl zum Mischen war schon aufgedeckt, da ist jemand gegangen oder hat sich neu gesetzt ({who}). Die Zahl ist verbraucht; nimmst du wieder Platz, bekommst du eine neue.',
  'online.bind.void.server':
    'Dieser Start zählt nicht: Deine Zahl zum Mischen war schon aufgedeckt, da hat der Server für dieselben Spieler andere Zahlen versiegelt. Deine ist verbraucht. Nimm nur wieder Platz, wenn du diesem Server vertraust; du bekommst dann eine neue.',
  'online.bind.void.count':
    '{count, plural, one {Das ist an diesem Tisch einmal passiert.} other {Das ist an diesem Tisch #-mal passiert.}}',
  'online.room.vain':
    '{count, plural, one {Mit jemandem, der hier sitzt, wurde schon einmal gemischt, ohne dass die Partie begann.} other {Mit jemandem, der hier sitzt, wurde schon #-mal gemischt, ohne dass die Partie begann.}} Wem die Karten nicht gefallen, der kann den Start platzen lassen: Kommt das öfter vor, spiel lieber mit anderen.',
  'online.room.void':
    'Zu oft ging jemand oder setzte sich neu, als schon Zahlen zum Mischen aufgedeckt waren. Deshalb wurde dieser Tisch geschlossen. Wenn ihr spielen wollt, eröffnet einen neuen.',
  'online.start.changed':
    'Nicht fair: Gemischt wurde mit anderen Zahlen, als dein Gerät gesehen hatte, bevor es seine eigene aufdeckte. Jemand könnte die Karten bestimmt haben. Spiel lieber nicht weiter.',
  'online.start.foreign':
    'Ob fair gemischt wurde, kann dieses Gerät nicht sagen: Die Zahl deines Platzes kam nicht von hier. Falls du nicht an einem anderen Gerät Platz genommen hast, spiel lieber nicht weiter.',
  'online.start.unfair':
    'Nicht fair: Die Karten dieser Runde ergeben sich nicht aus den Zahlen aller. Der Server oder jemand mit Zugang zu ihm hat sie bestimmt. Spiel nicht weiter.',
}
