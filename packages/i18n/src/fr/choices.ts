import type { CHOICES as ENGLISH } from '../en/choices.ts'
import type { Translated } from '../message.ts'

export const CHOICES: Translated<typeof ENGLISH> = {
  'kind.recruit': 'Recruter',
  'kind.caravan': 'Déplacer la caravane',
  'kind.more': 'Ou bien',

  'part.points': '{count, plural, one {# point} other {# points}}',
  'part.talents': '{count, plural, one {# talent} other {# talents}}',
  'part.camels': '{count, plural, one {# chameau} other {# chameaux}}',
  'part.goods': '{count, plural, one {# ressource} other {# ressources}} au choix',
  'part.good': '1 {good}',
  'part.court': 'carte Cour {court}',
  'part.any-court': 'carte Cour au choix',
  'part.spends': 'dépense {count, plural, one {# jardinier} other {# jardiniers}}',
  'part.bonus': 'bonus d’irrigation de {points, plural, one {# point} other {# points}} pour {who}',

  'choice.pass': 'passer ; 1 talent chaque fois que votre tour revient',
  'choice.recruit.farmer':
    'paysan, groupe {group} ({cost, plural, =0 {sans frais} one {# talent} other {# talents}}) : un cube sur un champ et sa ressource',
  'choice.recruit.priest':
    'prêtre, groupe {group} ({cost, plural, =0 {sans frais} one {# talent} other {# talents}}) : un cube dans un temple',
  'choice.recruit.engineer':
    'ingénieur, groupe {group} ({cost, plural, =0 {sans frais} one {# talent} other {# talents}}) : irriguer, 2 points',
  'choice.recruit.merchant':
    'marchand, groupe {group} ({cost, plural, =0 {sans frais} one {# talent} other {# talents}}) : 1 chameau',
  'choice.recruit.courtier':
    'courtisan, groupe {group} ({cost, plural, =0 {sans frais} one {# talent} other {# talents}}) : avancer de 1 sur la piste, 1 point',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : vendre 1 ou 2 ressources à 3 points chacune, puis irriguer',
  'choice.caravan.court':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_un}, prendre {card} ou {other}',
  'choice.caravan.court-one':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_un}, prendre {card}',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_un}, planter en qualité {quality}',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_un} et {more_un}, planter en qualité {quality}',
  'choice.noble': 'noble (2 talents) : avancer de 2 sur la piste du palais',
  'choice.field': '{row} : {good_un}',
  'choice.field.last': '{row} : {good_un} ; la rangée est alors pleine',
  'choice.field.none': '{row} : rien, la réserve est à court ({good})',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple} : {who} perd un cube',
  'choice.temple.full-neutral': '{temple} : fait sortir un cube neutre',
  'choice.temple.nothing': '{temple} : ne reçoit rien',
  'choice.sell': '{goods} : {points, plural, one {# point} other {# points}}',
  'choice.court.banker': '{card} : {parts} de revenus à chaque tour',
  'choice.court.caravaneer':
    '{card} : {bonus, plural, one {# case gratuite} other {# cases gratuites}} à chaque trajet, {keeps, plural, one {# ressource conservée} other {# ressources conservées}}',
  'choice.court.palace': '{card} : {points, plural, one {# point} other {# points}}',
  'choice.court.gardener': '{card} : ajoute 1 à la qualité d’une plante, une seule fois',
  'choice.plant': '{square} : {parts}',
  'choice.ishtar.camel': 'un chameau',
  'choice.ishtar.talent': 'un talent',
  'choice.exchange': 'donner {give_un}, prendre {get_un}',
  'choice.keep': 'garder ce que vous avez',
  'choice.discard': 'défausser : {goods}',
  'choice.power.first': 'Premier joueur : prendre la carte Premier joueur et commencer',
  'choice.power.procession': 'Procession : la mener ce tour-ci',
  'choice.power.recruit': 'Recrutement gratuit : l’action d’un métier au choix, tout de suite',
  'choice.power.advance': 'Avancer : 1 case sur la piste, 1 talent',
  'choice.free.farmer': 'paysan : un cube sur un champ et sa ressource',
  'choice.free.priest': 'prêtre : un cube dans un temple',
  'choice.free.engineer': 'ingénieur : irriguer, 2 points',
  'choice.free.merchant': 'marchand : 1 chameau',
  'choice.free.courtier': 'courtisan : avancer de 1 sur la piste, 1 point',
}
