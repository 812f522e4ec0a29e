import type { CHALLENGE_LIST as ENGLISH } from '../../en/learn/challenges.ts'
import type { Translated } from '../../message.ts'

export const CHALLENGE_LIST: Translated<typeof ENGLISH> = {
  'challenge.title': 'Kihívások',
  'challenge.intro':
    'Előre megadott játszmák Babilon lakói ellen. Mindenki ugyanazokat a lapkákat és kártyákat kapja, és legfeljebb három csillagot szerezhet.',
  'challenge.about': 'Hét előre megadott játszma különleges céllal, legfeljebb három csillagért.',
  'challenge.against': 'Ellenfél: {who}',
  'challenge.play': 'Játék',
  'challenge.total': '{stars} csillag a {all}-ből',
  'challenge.summit.story':
    'Kubabával együtt a harmadik teraszig vezettétek a vizet. Van egy Kertészed. Ki ülteti be elsőként a királyné kertjét?',
  'challenge.behind.story': 'Rimut évek óta hízeleg az udvarnak: 12 ponttal kezd, te nullával.',
  'challenge.market.story':
    'Babilon kereskedői jól fizetnek, ha azt hozod, amit keresnek. Menj gyakran, és sohase üres kézzel.',
  'challenge.marduk.story':
    'Marduk papjai fordulóról fordulóra megszámolják a templomuk kockáit. Legyen a legtöbb a tiéd.',
  'challenge.dry.story':
    'Hadd ásson Balasi, te pedig ültess ott, ahol az ő vize folyik. Babilonnal vigyázz: aki ott elad, annak csatornát is ásnia kell.',
  'challenge.palace.story':
    'A Palota kiegészítéssel. Mindenki fel akar emelkedni az udvarban, de kevesen jutnak túl a harmadik fokon. Vidd, amit kérnek, és kapaszkodj feljebb.',
  'challenge.three.story':
    'Három kocsmárosnő a kapuból, mind Kubaba, és te. Mindenki magáért játszik. Csak nem úgy fog tűnni.',
}
