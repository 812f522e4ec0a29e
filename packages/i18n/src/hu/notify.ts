import type { NOTIFY as ENGLISH } from '../en/notify.ts'
import type { Translated } from '../message.ts'

export const NOTIFY: Translated<typeof ENGLISH> = {
  'notify.bot': 'egy robot',
  'notify.begin.title': 'Rád vár az asztalod',
  'notify.begin.body': 'Nyisd meg, hogy elkezdődhessen a játék; a többiek: {names}.',
  'notify.deal.title': 'A következő forduló rád vár',
  'notify.deal.body': 'Nyisd meg a játékot, hogy ki lehessen osztani a következő fordulót. Játékostársaid: {names}.',
  'notify.turn.title': 'Te jössz',
  'notify.turn.body': '{round}. forduló; a többiek: {names}.',
  'notify.over.title': 'Vége a játéknak',
  'notify.over.body': '{rank}. lettél {players} játékos közül, {count} ponttal; a többiek: {names}.',
  'notify.rematch.title': 'Visszavágó',
  'notify.rematch.body': 'Új asztal vár; a többiek: {names}.',
  'notify.webhook-off.title': 'A webhookod ki van kapcsolva',
  'notify.webhook-off.body':
    '{count, plural, one {# alkalommal nem sikerült.} other {Egymás után # alkalommal nem sikerült.}} Mentsd el újra a profilodban, ha be akarod kapcsolni.',
  'notify.mail.go': 'Az asztalhoz: {url}',
  'notify.mail.stop': 'Nem kérek több ilyen levelet: {url}',
  'notify.confirm.title': 'Írjunk, ha te jössz?',
  'notify.confirm.body':
    'Valaki, valószínűleg te, szeretné, hogy erre a címre írjunk, amikor ő jön az Amyitisben. Ha te is szeretnéd, egy napon belül nyisd meg ezt a linket: {url}',
  'notify.confirm.ignore': 'Különben nincs teendőd: több levél nem jön.',
  'notify.confirm.ask': 'Írjunk ide, amikor te jössz: {email}?',
  'notify.confirm.go': 'Igen, kérem',
  'notify.confirm.done': '{email}: ide írunk, amikor te jössz.',
  'notify.stop.ask': 'Ne írjunk ide többet: {email}?',
  'notify.stop.go': 'Ne írjatok többet',
  'notify.stop.done': '{email}: ide nem megy több levél.',
}
