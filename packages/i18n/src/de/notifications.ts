import type { NOTIFY as ENGLISH } from '../en/notifications.ts'
import type { Translated } from '../message.ts'

export const NOTIFY: Translated<typeof ENGLISH> = {
  'notify.bot': 'ein Bot',
  'notify.begin.title': 'Dein Tisch wartet auf dich',
  'notify.begin.body': 'Öffne ihn, damit die Partie beginnen kann. Mit dabei: {names}.',
  'notify.deal.title': 'Die nächste Runde wartet auf dich',
  'notify.deal.body': 'Öffne die Partie mit {names}, damit für die nächste Runde gemischt werden kann.',
  'notify.turn.title': 'Du bist am Zug',
  'notify.turn.body': 'Runde {round}. Mit dabei: {names}.',
  'notify.over.title': 'Die Partie ist zu Ende',
  'notify.over.body':
    'Platz {rank} von {players} mit {count, plural, one {# Punkt} other {# Punkten}}. Mit dabei: {names}.',
  'notify.rematch.title': 'Revanche!',
  'notify.rematch.body': 'Ein neuer Tisch steht bereit. Mit dabei: {names}.',
  'notify.webhook-off.title': 'Dein Webhook ist abgeschaltet',
  'notify.webhook-off.body':
    '{count, plural, one {Er ist einmal fehlgeschlagen.} other {Er ist #-mal hintereinander fehlgeschlagen.}} Speichere ihn in deinem Konto neu, um ihn wieder einzuschalten.',
  'notify.mail.go': 'Zum Tisch: {url}',
  'notify.mail.stop': 'Keine E-Mails dieser Art mehr: {url}',
  'notify.confirm.title': 'E-Mails, wenn du am Zug bist?',
  'notify.confirm.body':
    'Jemand, vermutlich du, möchte unter dieser Adresse benachrichtigt werden, sobald bei Amyitis ein Zug fällig ist. Wenn du das willst, öffne innerhalb eines Tages diesen Link: {url}',
  'notify.confirm.ignore': 'Andernfalls brauchst du nichts zu tun: Es kommt keine weitere E-Mail.',
  'notify.confirm.ask': 'Eine E-Mail an {email}, wenn du am Zug bist?',
  'notify.confirm.go': 'Ja, gern',
  'notify.confirm.done': '{email} bekommt eine E-Mail, wenn du am Zug bist.',
  'notify.stop.ask': 'Keine E-Mails mehr an {email}?',
  'notify.stop.go': 'Keine E-Mails mehr',
  'notify.stop.done': '{email} bekommt keine E-Mails mehr.',
}
