import type { PROMPTS as ENGLISH } from '../en/prompts.ts'
import type { Translated } from '../message.ts'

export const PROMPTS: Translated<typeof ENGLISH> = {
  'prompt.for': '{who} – {prompt}',
  'prompt.action': 'Válassz egy akciót!',
  'prompt.field.farmer': 'A földművesed megművel egy szántóföldet. Melyik sorban?',
  'prompt.field.tammouz': 'Tammouz templomában első vagy: kocka egy szántóföldre. Melyik sorba?',
  'prompt.field.free': 'Az ingyenes földműves megművel egy szántóföldet. Melyik sorban?',
  'prompt.temple.priest': 'A papod kockát tesz egy templomba. Melyikbe?',
  'prompt.temple.procession': 'Körmenet: hová teszed a kockádat? A többi templom semleges kockát kap.',
  'prompt.temple.no-cube': 'Körmenet, de nincs kockád: melyik templom ne kapjon semmit?',
  'prompt.temple.free': 'Az ingyenes pap kockát tesz egy templomba. Melyikbe?',
  'prompt.irrigate.engineer': 'A mérnököd {engineerPoints} pontért öntöz egy területet. Melyiket?',
  'prompt.irrigate.babylon': 'Az eladás után öntözöl egy területet, pont nélkül. Melyiket?',
  'prompt.irrigate.free': 'Az ingyenes mérnök {engineerPoints} pontért öntöz egy területet. Melyiket?',
  'prompt.sell':
    'Babilonban {maxSold, plural, =2 {egy vagy két nyersanyagot} other {1–# nyersanyagot}} adsz el, darabját {salePoints} pontért. Mit adsz el?',
  'prompt.pay': 'Mivel fizetsz, {owed_val} vagy borral?',
  'prompt.court.city': 'Melyik udvarkártyát kéred {city_ban}?',
  'prompt.court.tile': 'A lapkáért tetszőleges udvarkártya jár. Melyiket kéred?',
  'prompt.good': 'Melyik nyersanyagot kéred a II. szintű karavánvezetőkről?',
  'prompt.plant': 'A növényed minősége {quality}. Melyik négyzetre ülteted?',
  'prompt.take': 'A lapkáért tetszőleges nyersanyag jár. Melyiket kéred?',
  'prompt.ishtar': 'Ishtar templomában első vagy, tevét vagy talentumot kapsz. Melyiket kéred?',
  'prompt.exchange': 'Tammouz templomában második vagy, kicserélhetsz egy nyersanyagot.',
  'prompt.discard':
    '{count, plural, one {# nyersanyaggal} other {# nyersanyaggal}} több van nálad a megengedettnél. Mit dobsz el?',
  'prompt.power': 'Válassz egy kiváltságot!',
  'prompt.free': 'Melyik mesterséggel erősítesz ingyen?',
}
