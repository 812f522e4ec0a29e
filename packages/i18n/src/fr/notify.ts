import type { NOTIFY as ENGLISH } from '../en/notify.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const NOTIFY: Translated<typeof ENGLISH> = spaced({
  'notify.bot': 'un robot',
  'notify.begin.title': 'Votre table vous attend',
  'notify.begin.body': 'Ouvrez-la pour que la partie avec {names} puisse commencer.',
  'notify.deal.title': 'Le prochain tour vous attend',
  'notify.deal.body': 'Ouvrez la partie avec {names} pour que le prochain tour puisse être distribué.',
  'notify.turn.title': 'C’est à vous de jouer',
  'notify.turn.body': 'Tour {round}, avec {names}.',
  'notify.over.title': 'La partie est finie',
  'notify.over.body':
    'Place {rank} sur {players} avec {count, plural, one {# point} other {# points}} ; vous avez joué avec {names}.',
  'notify.rematch.title': 'Une revanche',
  'notify.rematch.body': 'Une nouvelle table est prête pour vous et {names}.',
  'notify.webhook-off.title': 'Votre webhook est désactivé',
  'notify.webhook-off.body':
    '{count, plural, one {Il a échoué # fois.} other {Il a échoué # fois de suite.}} Enregistrez-le de nouveau dans votre profil pour le réactiver.',
  'notify.mail.go': 'Vers la table : {url}',
  'notify.mail.stop': 'Ne plus recevoir ces courriels : {url}',
  'notify.confirm.title': 'Des courriels quand c’est à vous ?',
  'notify.confirm.body':
    'Quelqu’un, sans doute vous, aimerait être averti à cette adresse quand c’est à lui de jouer à Amyitis. Si vous le voulez, ouvrez ce lien dans la journée : {url}',
  'notify.confirm.ignore': 'Sinon, ne faites rien : aucun autre courriel ne viendra.',
  'notify.confirm.ask': 'Envoyer un courriel à {email} quand c’est à vous ?',
  'notify.confirm.go': 'Oui, volontiers',
  'notify.confirm.done': '{email} recevra un courriel quand ce sera à vous.',
  'notify.stop.ask': 'Plus de courriels à {email} ?',
  'notify.stop.go': 'Plus de courriels',
  'notify.stop.done': '{email} ne recevra plus de courriels.',
})
