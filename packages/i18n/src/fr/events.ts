import type { EVENTS as ENGLISH } from '../en/events.ts'
import type { Translated } from '../message.ts'

export const EVENTS: Translated<typeof ENGLISH> = {
  'event.round': 'Le tour {round} commence.',
  'event.deal': 'Les cartes Métier : {groups}.',
  'event.score': '{who} marque {points, plural, one {# point} other {# points}} ({source}).',
  'event.talents.take': '{who} prend {count, plural, one {# talent} other {# talents}}.',
  'event.talents.pay': '{who} paie {count, plural, one {# talent} other {# talents}}.',
  'event.camels.take': '{who} prend {count, plural, one {# chameau} other {# chameaux}}.',
  'event.camels.pay': '{who} paie {count, plural, one {# chameau} other {# chameaux}}.',
  'event.goods.take': '{count, plural, one {{who} prend {good_un}.} other {{who} prend # {good_s}.}}',
  'event.goods.pay': '{count, plural, one {{who} remet {good_un}.} other {{who} remet # {good_s}.}}',
  'event.lost.talents':
    'La réserve est à court : il manque {count, plural, one {# talent} other {# talents}} pour {who}.',
  'event.lost.camels':
    'La réserve est à court : il manque {count, plural, one {# chameau} other {# chameaux}} pour {who}.',
  'event.lost.goods':
    'La réserve est à court : il manque {count, plural, one {# ressource} other {# ressources}} pour {who}.',
  'event.lost.court': '{who} ne reçoit pas de carte Cour : aucune n’est disponible.',
  'event.pass': '{who} passe.',
  'event.recruit': '{who} recrute {trade_un} du groupe {group}.',
  'event.free': '{who} recrute {trade_un} gratuitement.',
  'event.field': '{who} place un cube sur le champ {place} {row_de}.',
  'event.row-full': '{row_La} est pleine ; elle est vidée. {who} y a la majorité des cubes.',
  'event.row-full.nobody': '{row_La} est pleine ; elle est vidée. Personne n’y a seul la majorité des cubes.',
  'event.temple': '{who} place un cube dans le temple {temple_de}.',
  'event.temple.neutral': 'Un cube neutre entre dans le temple {temple_de}.',
  'event.pushed-out': '{who} perd un cube dans le temple {temple_de}.',
  'event.pushed-out.neutral': 'Un cube neutre sort du temple {temple_de}.',
  'event.canal': '{who} irrigue {side}.',
  'event.canal.neutral': 'Un cube neutre irrigue {side}.',
  'event.caravan': '{who} déplace la caravane de {spaces, plural, one {# case} other {# cases}}, {from_de} à {to}.',
  'event.court': '{who} prend la carte Cour {card}.',
  'event.gardeners-spent': '{who} dépense {count, plural, one {# jardinier} other {# jardiniers}}.',
  'event.tile': '{who} plante en {square} et prend la tuile.',
  'event.irrigation-bonus': '{who} a la majorité des cubes autour de {square}.',
  'event.irrigation-bonus.nobody':
    'Personne n’a seul la majorité des cubes autour de {square} : pas de bonus d’irrigation.',
  'event.plant-turned': 'La carte Plante {city_de} est retournée : qualité {quality}.',
  'event.plant-turned.good': 'La carte Plante {city_de} est retournée : qualité {quality}, contre {good_un} de plus.',
  'event.temple-ranked': 'Temple {temple_de} : {who} en tête, {second} en deuxième position.',
  'event.temple-ranked.alone': 'Temple {temple_de} : {who} en tête.',
  'event.first-player': '{who} a la carte Premier joueur.',
  'event.power': '{who} choisit le pouvoir {power}.',
  'event.track': '{who} avance jusqu’à la case {place} de la piste du palais.',
  'event.over.tiles': 'Il reste si peu de tuiles que la partie est terminée.',
  'event.over.rounds': 'Le dernier tour possible est joué ; la partie est terminée.',
}
