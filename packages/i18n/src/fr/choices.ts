import type { CHOICES as ENGLISH } from '../en/choices.ts'
import type { Translated } from '../message.ts'

export const CHOICES: Translated<typeof ENGLISH> = {
  'kind.recruit': 'Recruter',
  'kind.caravan': 'Déplacer la caravane',
  'kind.more': 'Autres actions',

  'part.points': '{count, plural, one {# point} other {# points}}',
  'part.talents': '{count, plural, one {# talent} other {# talents}}',
  'part.camels': '{count, plural, one {# chameau} other {# chameaux}}',
  'part.goods': '{count, plural, one {# ressource} other {# ressources}} au choix',
  'part.good': '{good_un}',
  'part.court': 'carte Cour {court}',
  'part.any-court': 'carte Cour au choix',
  'part.spends': 'dépense {count, plural, one {# Jardinier} other {# Jardiniers}}',
  'part.bonus': 'bonus d’irrigation ({who}) : {points, plural, one {# point} other {# points}}',

  'choice.pass': 'passer ; {passTalents, plural, one {# talent} other {# talents}} chaque fois que votre tour revient',
  'choice.recruit.farmer':
    'paysan, groupe {group} ({cost, plural, =0 {gratuit} one {# talent} other {# talents}}) : un cube sur un champ et sa ressource',
  'choice.recruit.priest':
    'prêtre, groupe {group} ({cost, plural, =0 {gratuit} one {# talent} other {# talents}}) : un cube dans un temple',
  'choice.recruit.engineer':
    'ingénieur, groupe {group} ({cost, plural, =0 {gratuit} one {# talent} other {# talents}}) : irriguer, {engineerPoints, plural, one {# point} other {# points}}',
  'choice.recruit.merchant':
    'marchand, groupe {group} ({cost, plural, =0 {gratuit} one {# talent} other {# talents}}) : {merchantCamels, plural, one {# chameau} other {# chameaux}}',
  'choice.recruit.courtier':
    'courtisan, groupe {group} ({cost, plural, =0 {gratuit} one {# talent} other {# talents}}) : {courtierPlaces, plural, one {# case} other {# cases}} sur la piste, {courtierPoints, plural, one {# point} other {# points}}',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : vendre 1 ou {maxSold} ressources, {salePoints, plural, one {# point} other {# points}} chacune, puis irriguer',
  'choice.caravan.court':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_du}, prendre {card} ou {other}',
  'choice.caravan.court-one':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_du}, prendre {card}',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_du}, planter en qualité {quality}',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# chameau} other {# chameaux}}) : payer {good_du} et {more_du}, planter en qualité {quality}',
  'choice.noble':
    'noble ({nobleTalents, plural, one {# talent} other {# talents}}) : {noblePlaces, plural, one {# case} other {# cases}} sur la piste du palais',
  'choice.field': '{row} : {good_un}',
  'choice.field.last': '{row} : {good_un}, et la ligne est pleine',
  'choice.field.none': '{row} : rien, la réserve est épuisée ({good})',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple} : fait sortir un cube ({who})',
  'choice.temple.full-neutral': '{temple} : fait sortir un cube neutre',
  'choice.temple.nothing': '{temple} : ne reçoit rien',
  'choice.sell': '{goods} : {points, plural, one {# point} other {# points}}',
  'choice.court.banker': '{card} : {parts} de revenus à chaque tour',
  'choice.court.caravaneer':
    '{card} : {bonus, plural, one {# case gratuite} other {# cases gratuites}} par trajet, jusqu’à {keeps, plural, one {# ressource gardée} other {# ressources gardées}}',
  'choice.court.palace': '{card} : {points, plural, one {# point} other {# points}}',
  'choice.court.gardener': '{card} : +1 à la qualité d’une plante, une seule fois',
  'choice.plant': '{square} : {parts}',
  'choice.ishtar.camel': 'un chameau',
  'choice.ishtar.talent': 'un talent',
  'choice.exchange': 'donner {give_du}, prendre {get_du}',
  'choice.keep': 'ne rien échanger',
  'choice.discard': 'défausser : {goods}',
  'choice.power.first': 'Premier joueur : prendre la carte Premier joueur et commencer',
  'choice.power.procession': 'Procession : la mener ce tour-ci',
  'choice.power.recruit': 'Recrutement gratuit : l’action d’un personnage au choix, tout de suite',
  'choice.power.advance':
    'Avancement : {advancePlaces, plural, one {# case} other {# cases}} sur la piste, {advanceTalents, plural, one {# talent} other {# talents}}',
  'choice.free.farmer': 'paysan : un cube sur un champ et sa ressource',
  'choice.free.priest': 'prêtre : un cube dans un temple',
  'choice.free.engineer': 'ingénieur : irriguer, {engineerPoints, plural, one {# point} other {# points}}',
  'choice.free.merchant': 'marchand : {merchantCamels, plural, one {# chameau} other {# chameaux}}',
  'choice.free.courtier':
    'courtisan : {courtierPlaces, plural, one {# case} other {# cases}} sur la piste, {courtierPoints, plural, one {# point} other {# points}}',
}
