import type { PROMPTS as ENGLISH } from '../en/prompts.ts'
import type { Translated } from '../message.ts'

export const PROMPTS: Translated<typeof ENGLISH> = {
  'prompt.action': '{who}: válassz egy akciót!',
  'prompt.field.farmer': '{who}: a földművesed megművel egy szántóföldet. Melyik sorban?',
  'prompt.field.tammouz': '{who}: Tammouz templomában első vagy, kockát teszel egy szántóföldre. Melyik sorba?',
  'prompt.field.free': '{who}: az ingyenes földműves megművel egy szántóföldet. Melyik sorban?',
  'prompt.temple.priest': '{who}: a papod kockát tesz egy templomba. Melyikbe?',
  'prompt.temple.procession':
    '{who}: te vezeted a körmenetet. Melyik templom kapja a kockádat? A másik kettő semleges kockát kap.',
  'prompt.temple.no-cube':
    '{who}: te vezeted a körmenetet, de nincs kockád. Melyik templom ne kapjon semmit? A másik kettő semleges kockát kap.',
  'prompt.temple.free': '{who}: az ingyenes pap kockát tesz egy templomba. Melyikbe?',
  'prompt.irrigate.engineer': '{who}: a mérnököd 2 pontért öntöz egy területet. Melyiket?',
  'prompt.irrigate.babylon': '{who}: az eladás után öntözöl egy területet, pont nélkül. Melyiket?',
  'prompt.irrigate.free': '{who}: az ingyenes mérnök 2 pontért öntöz egy területet. Melyiket?',
  'prompt.sell': '{who}: Babilonban egy vagy két nyersanyagot adsz el, darabját 3 pontért. Mit adsz el?',
  'prompt.pay': '{who}: egy {owed_t} kell fizetned. Mivel fizetsz?',
  'prompt.court.city': '{who}: melyik udvarkártyát veszed el {city_ban}?',
  'prompt.court.tile': '{who}: a lapkáért tetszőleges udvarkártya jár. Melyiket kéred?',
  'prompt.good': '{who}: melyik nyersanyagot veszed el a II. szintű karavánvezetőkről?',
  'prompt.plant': '{who}: a növényed minősége {quality}. Melyik négyzetre ülteted?',
  'prompt.take': '{who}: a lapkáért tetszőleges nyersanyag jár. Melyiket kéred?',
  'prompt.ishtar': '{who}: Ishtar templomában első vagy, tevét vagy talentumot kapsz. Melyiket kéred?',
  'prompt.exchange': '{who}: Tammouz templomában második vagy, kicserélhetsz egy nyersanyagot.',
  'prompt.discard':
    '{who}: {count, plural, one {# nyersanyaggal} other {# nyersanyaggal}} több van nálad a megengedettnél. Mit dobsz el?',
  'prompt.power': '{who}: válassz egy kiváltságot!',
  'prompt.free': '{who}: melyik mesterséggel erősítesz ingyen?',
}
