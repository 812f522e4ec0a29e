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
  'part.good': '1 {good_one}',
  'part.court': 'Hof-Karte {court}',
  'part.any-court': 'Hof-Karte nach Wahl',
  'part.spends': 'kostet {count, plural, one {# Gärtner} other {# Gärtner}}',
  'part.bonus': 'Bewässerungsbonus von {points, plural, one {# Punkt} other {# Punkten}} ({who})',

  'choice.pass':
    'passen; jedes Mal {passTalents, plural, one {# Talent} other {# Talente}}, wenn du an der Reihe wärst',
  'choice.recruit.farmer':
    'Bauer, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): ein Würfel auf einen Acker, dazu die Ware',
  'choice.recruit.priest':
    'Priester, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): ein Würfel in einen Tempel',
  'choice.recruit.engineer':
    'Ingenieur, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): bewässern, {engineerPoints, plural, one {# Punkt} other {# Punkte}}',
  'choice.recruit.merchant':
    'Händler, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): {merchantCamels, plural, one {# Kamel} other {# Kamele}}',
  'choice.recruit.courtier':
    'Höfling, Gruppe {group} ({cost, plural, =0 {kostenlos} one {# Talent} other {# Talente}}): {courtierPlaces, plural, one {# Feld} other {# Felder}} vor auf der Leiste, {courtierPoints, plural, one {# Punkt} other {# Punkte}}',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {maxSold, plural, =1 {1 Ware} =2 {1 oder 2 Waren} other {1 bis # Waren}} für je {salePoints, plural, one {# Punkt} other {# Punkte}} verkaufen, dann bewässern',
  'choice.caravan.court':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} zahlen, {card} oder {other} nehmen',
  'choice.caravan.court-one':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} zahlen, {card} nehmen',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} zahlen, mit Qualitätsstufe {quality} anpflanzen',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# Kamel} other {# Kamele}}): {good_akk} und {more_akk} zahlen, mit Qualitätsstufe {quality} anpflanzen',
  'choice.noble':
    'Adliger ({nobleTalents, plural, one {# Talent} other {# Talente}}): {noblePlaces, plural, one {# Feld} other {# Felder}} vor auf der Palastleiste',
  'choice.field': '{row}: {good}',
  'choice.field.last': '{row}: {good}; damit ist die Reihe voll',
  'choice.field.none': '{row}: keine Ware, der Vorrat an {good_s} ist aufgebraucht',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple}: schiebt einen Würfel von {who} hinaus',
  'choice.temple.full-neutral': '{temple}: schiebt einen neutralen Würfel hinaus',
  'choice.temple.nothing': '{temple}: geht leer aus',
  'choice.sell': '{goods}: {points, plural, one {# Punkt} other {# Punkte}}',
  'choice.court.banker': '{card}: {parts} Einkommen in jeder Runde',
  'choice.court.caravaneer':
    '{card}: auf jeder Reise {bonus, plural, one {# Feld} other {# Felder}} kostenlos, {keeps, plural, one {# Ware} other {# Waren}} behalten',
  'choice.court.palace': '{card}: {points, plural, one {# Punkt} other {# Punkte}}',
  'choice.court.gardener': '{card}: gleicht beim Anpflanzen einmal 1 fehlende Qualitätsstufe aus',
  'choice.plant': '{square}: {parts}',
  'choice.ishtar.camel': 'ein Kamel',
  'choice.ishtar.talent': 'ein Talent',
  'choice.exchange': '{give_akk} abgeben, {get_akk} nehmen',
  'choice.keep': 'alles behalten',
  'choice.discard': '{goods} abgeben',
  'choice.power.first': 'Startspieler: Karte nehmen und beginnen',
  'choice.power.procession': 'Prozession: in dieser Runde anführen',
  'choice.power.recruit': 'Gratis rekrutieren: sofort ein beliebiges Gewerbe',
  'choice.power.advance':
    'Vorrücken: {advancePlaces, plural, one {# Feld} other {# Felder}} vor, {advanceTalents, plural, one {# Talent} other {# Talente}}',
  'choice.free.farmer': 'Bauer: ein Würfel auf einen Acker, dazu die Ware',
  'choice.free.priest': 'Priester: ein Würfel in einen Tempel',
  'choice.free.engineer': 'Ingenieur: bewässern, {engineerPoints, plural, one {# Punkt} other {# Punkte}}',
  'choice.free.merchant': 'Händler: {merchantCamels, plural, one {# Kamel} other {# Kamele}}',
  'choice.free.courtier':
    'Höfling: {courtierPlaces, plural, one {# Feld} other {# Felder}} vor auf der Leiste, {courtierPoints, plural, one {# Punkt} other {# Punkte}}',
}
