import type { HUB as ENGLISH } from '../en/hub.ts'
import type { Translated } from '../message.ts'

export const HUB: Translated<typeof ENGLISH> = {
  'hub.turns': 'Online bist du am Zug',
  'hub.all': 'Alle Tische',
  'hub.play': 'Spielen',
  'hub.left': 'noch {time}',
  'hub.searching': 'Gegner werden gesucht. Sobald jemand da ist, geht es zum Tisch.',
  'hub.searching.stop': 'Suche abbrechen',
  'hub.searching.failed': 'Die Suche nach Gegnern wurde unterbrochen.',
  'hub.full': 'Dein Tisch ist voll: {who}. Gleich geht es los.',
  'hub.full.alone': 'Dein Tisch ist voll. Gleich geht es los.',
  'hub.again': 'Revanche',
  'hub.offer': 'Revanche mit {who}? Dein Platz ist reserviert.',
  'hub.offer.alone': 'Ein Platz ist für dich reserviert.',
  'hub.go': 'Zum Tisch',
  'hub.next': 'Nächster Tisch',
  'hub.next.about': 'Auch an einem anderen Tisch bist du am Zug: {who}.',
  'hub.offline': 'Keine Verbindung. Dein Tisch wartet auf dem Server; spielst du mit Uhr, läuft sie weiter.',
  'hub.account': 'Konto',
  'hub.account.none':
    'Melde dich an, um auf allen Geräten unter deinem Namen online zu spielen. Ein Name genügt: kein Passwort, keine E\u2011Mail-Adresse.',
  'hub.account.known': 'Du bist als {name} angemeldet.',
  'hub.sign-in': 'Anmelden',
  'hub.sign-out': 'Abmelden',
  'hub.page': 'Mein Profil',
  'hub.manage': 'Name, Geräte, Benachrichtigungen',
}
