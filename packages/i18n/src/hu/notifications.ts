import type { NOTIFY as ENGLISH } from '../en/notifications.ts'
import type { Translated } from '../message.ts'

export const NOTIFY: Translated<typeof ENGLISH> = {
  'notify.bot': 'egy robot',
  'notify.begin.title': 'Rád vár az asztalod',
  'notify.begin.body': 'Nyisd meg, hogy elkezdődhessen a játszma; a többiek: {names}.',
  'notify.deal.title': 'Rád vár a következő forduló',
  'notify.deal.body': 'Nyisd meg a játszmát, hogy kioszthassuk a következő forduló lapjait; a többiek: {names}.',
  'notify.turn.title': 'Te jössz',
  'notify.turn.body': '{round}. forduló; a többiek: {names}.',
  'notify.over.title': 'Vége a játszmának',
  'notify.over.body': '{players} játékosból {rank}. lettél, {count} ponttal; a többiek: {names}.',
  'notify.rematch.title': 'Visszavágó',
  'notify.rematch.body': 'Új asztal vár rád; a többiek: {names}.',
  'notify.webhook-off.title': 'Kikapcsoltuk a webhookodat',
  'notify.webhook-off.body':
    '{count, plural, one {# hívás nem sikerült.} other {Egymás után # hívás nem sikerült.}} Ha újra be akarod kapcsolni, mentsd el ismét a fiókodban.',
  'notify.mail.go': 'Az asztalhoz: {url}',
  'notify.mail.stop': 'Leiratkozás: {url}',
  'notify.confirm.title': 'Értesítsünk e-mailben, ha te jössz?',
  'notify.confirm.body':
    'Valaki (valószínűleg te) azt kérte, hogy erre a címre írjunk, amikor ő jön az Amyitisben. Ha valóban szeretnéd, egy napon belül nyisd meg ezt a linket: {url}',
  'notify.confirm.ignore': 'Ha nem szeretnéd, nincs teendőd: több levelet nem küldünk.',
  'notify.confirm.ask': 'Írjunk ide, amikor te jössz: {email}?',
  'notify.confirm.go': 'Igen, kérem',
  'notify.confirm.done': 'Mostantól erre a címre írunk, amikor te jössz: {email}.',
  'notify.stop.ask': 'Ne írjunk ide többet: {email}?',
  'notify.stop.go': 'Leiratkozom',
  'notify.stop.done': 'Erre a címre nem küldünk több levelet: {email}.',
}
