import type { NOTIFY as ENGLISH } from '../en/notify.ts'
import type { Translated } from '../message.ts'

export const NOTIFY: Translated<typeof ENGLISH> = {
  'notify.bot': 'ein Bot',
  'notify.begin.title': 'Dein Tisch wartet auf dich',
  'notify.begin.body': 'Öffne ihn, damit das Spiel beginnen kann; mit dabei: {names}.',
  'notify.deal.title': 'Die nächste Runde wartet auf dich',
  'notify.deal.body': 'Öffne das Spiel mit {names}, damit die nächste Runde ausgeteilt werden kann.',
  'notify.turn.title': 'Du bist am Zug',
  'notify.turn.body': 'Runde {round}, mit dabei: {names}.',
  'notify.over.title': 'Das Spiel ist zu Ende',
  'notify.over.body':
    'Platz {rank} von {players} mit {count, plural, one {# Punkt} other {# Punkten}}; mit dabei: {names}.',
  'notify.rematch.title': 'Eine Revanche',
  'notify.rematch.body': 'Ein neuer Tisch steht bereit; mit dabei: {names}.',
  'notify.webhook-off.title': 'Dein Webhook ist abgeschaltet',
  'notify.webhook-off.body':
    '{count, plural, one {Er ist #-mal gescheitert.} other {Er ist #-mal hintereinander gescheitert.}} Speichere ihn in deinem Profil neu, um ihn wieder einzuschalten.',
  'notify.mail.go': 'Zum Tisch: {url}',
  'notify.mail.stop': 'Keine solchen Mails mehr: {url}',
  'notify.confirm.title': 'Mails, wenn du am Zug bist?',
  'notify.confirm.body':
    'Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wenn er bei Amyitis am Zug ist. Wenn du das willst, öffne innerhalb eines Tages diesen Link: {url}',
  'notify.confirm.ignore': 'Sonst brauchst du nichts zu tun: Es kommt keine weitere Mail.',
  'notify.confirm.ask': 'Eine Mail an {email}, wenn du am Zug bist?',
  'notify.confirm.go': 'Ja, gern',
  'notify.confirm.done': '{email} bekommt eine Mail, wenn du am Zug bist.',
  'notify.stop.ask': 'Keine Mails mehr an {email}?',
  'notify.stop.go': 'Keine Mails mehr',
  'notify.stop.done': '{email} bekommt keine Mails mehr.',
}
