import type { EVENTS as ENGLISH } from '../en/events.ts'
import type { Translated } from '../message.ts'

export const EVENTS: Translated<typeof ENGLISH> = {
  'event.round': 'Le tour {round} commence.',
  'event.deal': 'Cartes Métier : {groups}.',
  'event.score': '{who} marque {points, plural, one {# point} other {# points}} ({source}).',
  'event.talents.take': '{who} prend {count, plural, one {# talent} other {# talents}}.',
  'event.talents.pay': '{who} paie {count, plural, one {# talent} other {# talents}}.',
  'event.camels.take': '{who} prend {count, plural, one {# chameau} other {# chameaux}}.',
  'event.camels.pay': '{who} paie {count, plural, one {# chameau} other {# chameaux}}.',
  'event.goods.take': '{count, plural, one {{who} prend {good_un}.} other {{who} prend # {good_s}.}}',
  'event.goods.pay':
    '{count, plural, one {{who} rend {good_un} à la réserve.} other {{who} rend # {good_s} à la réserve.}}',
  'event.lost.talents':
    'La réserve est épuisée : {count, plural, one {# talent} other {# talents}} de moins pour {who}.',
  'event.lost.camels':
    'La réserve est épuisée : {count, plural, one {# chameau} other {# chameaux}} de moins pour {who}.',
  'event.lost.goods':
    'La réserve est épuisée : {count, plural, one {# ressource} other {# ressources}} de moins pour {who}.',
  'event.lost.court': '{who} ne reçoit pas de carte Cour : aucune n’est disponible.',
  'event.pass': '{who} passe.',
  'event.recruit': '{who} recrute {trade_un} du groupe {group}.',
  'event.free': '{who} recrute gratuitement {trade_un}.',
  'event.field': '{who} pose un cube sur le champ {place} {row_de}.',
  'event.row-full': '{row_La} est pleine : on la vide. {who} y avait le plus de cubes.',
  'event.row-full.nobody': '{row_La} est pleine : on la vide. Personne n’y avait la majorité.',
  'event.temple': '{who} pose un cube dans le temple {temple_de}.',
  'event.temple.neutral': 'Un cube neutre entre dans le temple {temple_de}.',
  'event.pushed-out': 'Un cube sort du temple {temple_de} et revient à {who}.',
  'event.pushed-out.neutral': 'Un cube neutre sort du temple {temple_de}.',
  'event.canal': '{who} irrigue {side}.',
  'event.canal.neutral': 'Un cube neutre irrigue {side}.',
  'event.caravan': '{who} déplace la caravane {spaces, plural, =1 {d’une case} other {de # cases}}, {from_de} à {to}.',
  'event.court': '{who} prend la carte Cour {card}.',
  'event.gardeners-spent': '{who} dépense {count, plural, one {# Jardinier} other {# Jardiniers}}.',
  'event.tile': '{who} plante en {square} et prend la tuile.',
  'event.irrigation-bonus': '{who} a le plus de cubes autour de {square}.',
  'event.irrigation-bonus.nobody': 'Pas de majorité autour de {square} : pas de bonus d’irrigation.',
  'event.plant-turned': 'La carte Plante {city_de} est retournée : qualité {quality}.',
  'event.plant-turned.good': 'La carte Plante {city_de} est retournée : qualité {quality}, pour {good_un} de plus.',
  'event.temple-ranked': 'Temple {temple_de} : {who} en tête, {second} à la deuxième place.',
  'event.temple-ranked.alone': 'Temple {temple_de} : {who} en tête.',
  'event.first-player': 'La carte Premier joueur va à {who}.',
  'event.power': '{who} choisit le pouvoir {power}.',
  'event.track': '{who} avance jusqu’à la case {place} de la piste du palais.',
  'event.over.tiles': 'Fin de la partie : il ne reste plus assez de tuiles.',
  'event.over.rounds': 'Fin de la partie : le dernier tour est joué.',
}
