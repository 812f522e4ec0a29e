import type { NOTIFY as ENGLISH } from '../en/notifications.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const NOTIFY: Translated<typeof ENGLISH> = spaced({
  'notify.bot': 'un robot',
  'notify.begin.title': 'Votre table vous attend',
  'notify.begin.body': 'Ouvrez-la pour que la partie avec {names} puisse commencer.',
  'notify.deal.title': 'Le prochain tour vous attend',
  'notify.deal.body': 'Ouvrez la partie avec {names} pour que les cartes du prochain tour puissent être distribuées.',
  'notify.turn.title': 'C’est à vous de jouer',
  'notify.turn.body': 'Tour {round}, avec {names}.',
  'notify.over.title': 'La partie est terminée',
  'notify.over.body':
    'Vous terminez à la {rank, selectordinal, one {#re} other {#e}} place sur {players}, avec {count, plural, one {# point} other {# points}}. Vous avez joué avec {names}.',
  'notify.rematch.title': 'Une revanche ?',
  'notify.rematch.body': 'Une nouvelle table est prête pour vous et {names}.',
  'notify.webhook-off.title': 'Votre webhook est désactivé',
  'notify.webhook-off.body':
    '{count, plural, one {Il a échoué # fois.} other {Il a échoué # fois de suite.}} Enregistrez-le de nouveau dans votre compte pour le réactiver.',
  'notify.mail.go': 'Aller à la table : {url}',
  'notify.mail.stop': 'Se désabonner : {url}',
  'notify.confirm.title': 'Un e-mail quand c’est à vous de jouer ?',
  'notify.confirm.body':
    'Quelqu’un, sans doute vous, souhaite recevoir un e-mail à cette adresse quand c’est à son tour de jouer à Amyitis. Si vous êtes d’accord, ouvrez ce lien dans les 24 heures : {url}',
  'notify.confirm.ignore': 'Sinon, ne faites rien : vous ne recevrez pas d’autre e-mail.',
  'notify.confirm.ask': 'Envoyer un e-mail à {email} quand c’est à vous de jouer ?',
  'notify.confirm.go': 'Oui, volontiers',
  'notify.confirm.done': '{email} recevra un e-mail quand ce sera à vous de jouer.',
  'notify.stop.ask': 'Ne plus envoyer d’e-mails à {email} ?',
  'notify.stop.go': 'Ne plus recevoir d’e-mails',
  'notify.stop.done': '{email} ne recevra plus d’e-mails.',
})
