import type { HUB as ENGLISH } from '../en/hub.ts'
import type { Translated } from '../message.ts'

export const HUB: Translated<typeof ENGLISH> = {
  'hub.turns': 'À vous de jouer en ligne',
  'hub.all': 'Toutes les tables',
  'hub.play': 'Jouer',
  'hub.left': 'encore {time}',
  'hub.searching': 'Recherche d’adversaires… La table s’ouvrira dès que possible.',
  'hub.searching.stop': 'Arrêter la recherche',
  'hub.searching.failed': 'La recherche d’adversaires a été interrompue.',
  'hub.full': 'Votre table est complète : {who}. La partie va commencer.',
  'hub.full.alone': 'Votre table est complète. La partie va commencer.',
  'hub.again': 'revanche',
  'hub.offer': 'On vous propose une revanche avec {who}.',
  'hub.offer.alone': 'Une place vous est réservée.',
  'hub.go': 'Aller à la table',
  'hub.next': 'Table suivante',
  'hub.next.about': 'C’est aussi à vous de jouer à une autre table : {who}.',
  'hub.offline': 'Hors ligne. Votre table vous attend sur le serveur ; si la pendule tourne, elle ne s’arrête pas.',
  'hub.account': 'Compte',
  'hub.account.none':
    'Connectez-vous pour jouer en ligne sous votre nom, sur tous vos appareils. Un nom suffit : ni mot de passe, ni e-mail.',
  'hub.account.known': 'Vous jouez sous le nom « {name} ».',
  'hub.sign-in': 'Se connecter',
  'hub.sign-out': 'Se déconnecter',
  'hub.page': 'Mon profil',
  'hub.manage': 'Nom, appareils, notifications',
}
