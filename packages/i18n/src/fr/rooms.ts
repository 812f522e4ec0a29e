import type { ROOMS as ENGLISH } from '../en/rooms.ts'
import type { Translated } from '../message.ts'

export const ROOMS: Translated<typeof ENGLISH> = {
  'nav.label': 'Navigation',
  'nav.home': 'Accueil',
  'nav.online': 'En ligne',
  'nav.learn': 'Apprendre',
  'nav.games': 'Mes parties',
  'nav.statistics': 'Mes statistiques',
  'nav.waiting': '{count, plural, one {# partie vous attend} other {# parties vous attendent}}',
  'room.gate': 'La porte d’Ishtar',
  'room.scribes': 'La maison des scribes',
  'room.tablets': 'La maison des tablettes',
  'room.steward': 'La chambre de l’intendant',
  'about.title': 'À propos d’Amyitis',
  'settings.look': 'Apparence et sons',
  'settings.table': 'À la table',

  'games.about':
    '{count, plural, =0 {Aucune partie sur cet appareil} one {# partie sur cet appareil} other {# parties sur cet appareil}}',
  'games.figure.finished': '{count, plural, one {partie terminée} other {parties terminées}}',
  'games.figure.won': 'nombre de victoires ({share})',
  'games.figure.average': 'points en moyenne',
  'games.figure.best': 'votre record, contre {who}',
  'games.filter': 'Afficher',
  'games.filter.all': 'Toutes',
  'games.filter.running': 'En cours',
  'games.filter.won': 'Gagnées',
  'games.filter.duel': '2 joueurs',
  'games.filter.palace': 'Palais',
  'games.search': 'Nom ou adversaire',
  'games.found': '{count, plural, =0 {Aucune partie ne correspond.} one {# partie} other {# parties}}',
  'games.result.running': 'en cours',
  'games.result.won': 'gagnée',
  'games.result.lost': 'perdue',
  'games.result.over': 'terminée',
  'games.more': 'Plus d’options : {name}',
}
