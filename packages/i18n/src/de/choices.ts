import type { CHOICES as ENGLISH } from '../en/choices.ts'
import type { Translated } from '../message.ts'

export const CHOICES: Translated<typeof ENGLISH> = {
  'kind.recruit': 'Rekrutieren',
  'kind.caravan': 'Karawane bewegen',
  'kind.more': 'Oder',

  'part.points': '{count, plural, one {# Punkt} other {# Punkte}}',
  'part.talents': '{count, plural, one {# Talent} other {# Talente}}',
  'part.camels': '{count, plural, one {# Kamel} other {# Kamele}}',
  'part.goods': '{count, plural, one {# Ware} other {# Waren}} nach Wahl',
  'part.good': '1 {good}',
  'part.court': 'Hof-Karte {court}',
  'part.any-court': 'Hof-Karte nach Wahl',
  'part.spends': 'kostet {count, plural, one {# Gärtner} other {# Gärtner}}',
  'part.bonus': 'Bewässerungsbonus von {points, plural, one {# Punkt} other {# Punkten}} an {who}',

  'choice.pass': 'passen; 1 Talent, sooft du an der Reihe wärst',
  'choice.recruit.farmer':
    'Bauer, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): ein Würfel auf einen Acker und dessen Ware',
  'choice.recruit.priest':
    'Priester, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): ein Würfel in einen Tempel',
  'choice.recruit.engineer':
    'Ingenieur, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): bewässern, 2 Punkte',
  'choice.recruit.merchant':
    'Händler, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): 1 Kamel',
  'choice.recruit.courtier':
    'Höfling, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): 1 vor auf der Leiste, 1 Punkt',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): 1 oder 2 Waren für je 3 Punkte verkaufen, dann bewässern',
  'choice.caravan.court':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} zahlen, {card} oder {other} nehmen',
  'choice.caravan.court-one':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} zahlen, {card} nehmen',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} zahlen, mit Qualitätsstufe {quality} pflanzen',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} und {more_akk} zahlen, mit Qualitätsstufe {quality} pflanzen',
  'choice.noble': 'Adliger (2 Talente): 2 vor auf der Palastleiste',
  'choice.field': '{row}: {good}',
  'choice.field.last': '{row}: {good}; die Reihe ist damit voll',
  'choice.field.none': '{row}: nichts, {good} fehlt im allgemeinen Vorrat',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple}: drängt einen Würfel von {who} hinaus',
  'choice.temple.full-neutral': '{temple}: drängt einen neutralen Würfel hinaus',
  'choice.temple.nothing': '{temple}: geht leer aus',
  'choice.sell': '{goods}: {points, plural, one {# Punkt} other {# Punkte}}',
  'choice.court.banker': '{card}: {parts} Einkommen in jeder Runde',
  'choice.court.caravaneer':
    '{card}: {bonus, plural, one {# Schritt} other {# Schritte}} jeder Reise frei, {keeps, plural, one {# Ware} other {# Waren}} darfst du behalten',
  'choice.court.palace': '{card}: {points, plural, one {# Punkt} other {# Punkte}}',
  'choice.court.gardener': '{card}: ersetzt beim Pflanzen einmal 1 Qualitätsstufe',
  'choice.plant': '{square}: {parts}',
  'choice.ishtar.camel': 'ein Kamel',
  'choice.ishtar.talent': 'ein Talent',
  'choice.exchange': '{give_akk} geben, {get_akk} nehmen',
  'choice.keep': 'alles behalten',
  'choice.discard': '{goods} abwerfen',
  'choice.power.first': 'Startspieler: die Startspieler-Karte nehmen und beginnen',
  'choice.power.procession': 'Prozession: sie in dieser Runde anführen',
  'choice.power.recruit': 'Freie Rekrutierung: sofort die Aktion eines beliebigen Gewerbes',
  'choice.power.advance': 'Vorrücken: 1 vor auf der Leiste, 1 Talent',
  'choice.free.farmer': 'Bauer: ein Würfel auf einen Acker und dessen Ware',
  'choice.free.priest': 'Priester: ein Würfel in einen Tempel',
  'choice.free.engineer': 'Ingenieur: bewässern, 2 Punkte',
  'choice.free.merchant': 'Händler: 1 Kamel',
  'choice.free.courtier': 'Höfling: 1 vor auf der Leiste, 1 Punkt',
}
