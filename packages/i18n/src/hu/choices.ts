import type { CHOICES as ENGLISH } from '../en/choices.ts'
import type { Translated } from '../message.ts'

export const CHOICES: Translated<typeof ENGLISH> = {
  'kind.recruit': 'Erősítés',
  'kind.caravan': 'A karaván mozgatása',
  'kind.more': 'Egyéb akciók',

  'part.points': '{count, plural, one {# pont} other {# pont}}',
  'part.talents': '{count, plural, one {# talentum} other {# talentum}}',
  'part.camels': '{count, plural, one {# teve} other {# teve}}',
  'part.goods': '{count, plural, one {# tetszőleges nyersanyag} other {# tetszőleges nyersanyag}}',
  'part.good': '1 {good}',
  'part.court': 'udvarkártya: {court}',
  'part.any-court': 'tetszőleges udvarkártya',
  'part.spends': '{count, plural, one {# kertész} other {# kertész}} elhasználása',
  'part.bonus': 'öntözésbónusz ({points, plural, one {# pont} other {# pont}}): {who}',

  'choice.pass': 'passz; {passTalents} talentum, valahányszor rád kerülne a sor',
  'choice.recruit.farmer':
    'földműves, {group}. csoport ({cost, plural, =0 {ingyen} one {# talentum} other {# talentum}}): kocka egy szántóföldre, és a nyersanyaga',
  'choice.recruit.priest':
    'pap, {group}. csoport ({cost, plural, =0 {ingyen} one {# talentum} other {# talentum}}): kocka egy templomba',
  'choice.recruit.engineer':
    'mérnök, {group}. csoport ({cost, plural, =0 {ingyen} one {# talentum} other {# talentum}}): öntözés, {engineerPoints} pont',
  'choice.recruit.merchant':
    'kereskedő, {group}. csoport ({cost, plural, =0 {ingyen} one {# talentum} other {# talentum}}): {merchantCamels} teve',
  'choice.recruit.courtier':
    'udvaronc, {group}. csoport ({cost, plural, =0 {ingyen} one {# talentum} other {# talentum}}): {courtierPlaces} mező előre a sávon, {courtierPoints} pont',
  'choice.caravan.babylon':
    '{city} ({cost, plural, one {# teve} other {# teve}}): 1 vagy {maxSold} nyersanyag eladása, darabja {salePoints} pont, majd öntözés',
  'choice.caravan.court':
    '{city} ({cost, plural, one {# teve} other {# teve}}): ára 1 {good}, jár érte: {card} vagy {other}',
  'choice.caravan.court-one': '{city} ({cost, plural, one {# teve} other {# teve}}): ára 1 {good}, jár érte: {card}',
  'choice.caravan.plant':
    '{city} ({cost, plural, one {# teve} other {# teve}}): ára 1 {good}, ültetés, minőség: {quality}',
  'choice.caravan.plant-two':
    '{city} ({cost, plural, one {# teve} other {# teve}}): ára 1 {good} és 1 {more}, ültetés, minőség: {quality}',
  'choice.noble': 'nemes ({nobleTalents} talentum): {noblePlaces} mező előre a palotasávon',
  'choice.field': '{row}: {good}',
  'choice.field.last': '{row}: {good}; ezzel a sor megtelik',
  'choice.field.none': '{row}: semmi, a központi talonban nincs {good}',
  'choice.temple': '{temple}',
  'choice.temple.full': '{temple}: kiszorul {who} egy kockája',
  'choice.temple.full-neutral': '{temple}: kiszorul egy semleges kocka',
  'choice.temple.nothing': '{temple}: nem kap semmit',
  'choice.sell': '{goods}: {points, plural, one {# pont} other {# pont}}',
  'choice.court.banker': '{card}: fordulónként {parts} bevétel',
  'choice.court.caravaneer':
    '{card}: minden úton {bonus, plural, one {# mező} other {# mező}} ingyen, {keeps, plural, one {# nyersanyag} other {# nyersanyag}} tartható meg',
  'choice.court.palace': '{card}: {points, plural, one {# pont} other {# pont}}',
  'choice.court.gardener': '{card}: ültetéskor egyszer +1 minőség',
  'choice.plant': '{square}: {parts}',
  'choice.ishtar.camel': 'egy teve',
  'choice.ishtar.talent': 'egy talentum',
  'choice.exchange': '{give_t} adsz, {get_t} kapsz',
  'choice.keep': 'nem cserélsz',
  'choice.discard': 'eldobod: {goods}',
  'choice.power.first': 'Kezdőjátékos: tiéd a kezdőjátékoslap, te kezdesz',
  'choice.power.procession': 'Körmenet: ebben a fordulóban te vezeted',
  'choice.power.recruit': 'Ingyenes erősítés: egy tetszőleges mesterség akciója, azonnal',
  'choice.power.advance': 'Előrelépés: {advancePlaces} mező előre a sávon, {advanceTalents} talentum',
  'choice.free.farmer': 'földműves: kocka egy szántóföldre, és a nyersanyaga',
  'choice.free.priest': 'pap: kocka egy templomba',
  'choice.free.engineer': 'mérnök: öntözés, {engineerPoints} pont',
  'choice.free.merchant': 'kereskedő: {merchantCamels} teve',
  'choice.free.courtier': 'udvaronc: {courtierPlaces} mező előre a sávon, {courtierPoints} pont',
}
