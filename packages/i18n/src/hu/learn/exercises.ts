import type { EXERCISES as ENGLISH } from '../../en/learn/exercises.ts'
import type { Translated } from '../../message.ts'

export const EXERCISES: Translated<typeof ENGLISH> = {
  'exercise.fields.name': 'Szántóföldek: szerezz kertészt',
  'exercise.fields.goal': 'Töltsd meg a szántóföldek egyik sorát úgy, hogy a kertész a tiéd legyen!',
  'exercise.fields.hint-1': 'Mindkét sorból egy kocka hiányzik. Mielőtt választasz, számold meg a színeket!',
  'exercise.fields.hint-2':
    'A kockáddal a felső sorban három lesz a tiéd; az alsóban kettő, ugyanannyi, mint Pirosnak.',
  'exercise.fields.tie':
    'Az alsó sorban neked és Pirosnak két-két kockátok volt. Döntetlen esetén senki sem kapja a kertészt (R6.2).',
  'exercise.fields.other': 'Ettől egyik sor sem telik meg. Földműves kell hozzá (R6.1).',
  'exercise.fields.done':
    'Az öt kockából három a tiéd volt: a kertész a talonodban van, és minden kocka visszakerült a gazdájához.',

  'exercise.temples.name': 'Templomok: légy első kettőben',
  'exercise.temples.goal':
    'Piros és Fekete passzolt. Még erősíthetsz egy pappal, és te vezeted a körmenetet. Légy első Marduknál és Tammouznál!',
  'exercise.temples.hint-1': 'Nézd meg Mardukot: neked és Pirosnak egy-egy kockátok van. Ki van elöl?',
  'exercise.temples.hint-2': 'Tammouznál két kocka kell: a papé és a körmeneté.',
  'exercise.temples.marduk':
    'Marduknál már első voltál: döntetlen esetén a jobb oldali kocka van elöl (R10.2). Ez a kocka most hiányzik Tammouznál.',
  'exercise.temples.ishtar': 'Ishtarnál ez a kocka nem segít. Tammouznál mindkét kockádra szükség van.',
  'exercise.temples.pass':
    'Pusztán a körmenettel csak egy kockád lesz Tammouznál. Pirosnak is egy van, és az övé van jobb oldalt (R10.2).',
  'exercise.temples.done':
    'Tammouznál két kockád van egy ellen, Marduknál a tiéd van jobb oldalt: mindkettőben első vagy.',

  'exercise.irrigation.name': 'Öntözés: egy kocka, két négyzet',
  'exercise.irrigation.goal':
    'Erősíts egy mérnökkel! Egyetlen kockáddal adj vizet a c2-nek, és érd utol Feketét a b2 körül!',
  'exercise.irrigation.hint-1': 'A kockának olyan oldalon kell lennie, amely a c2-é és a b2-é is.',
  'exercise.irrigation.hint-2': 'A két négyzet közti oldal neve b2-c2. A víz már eléri.',
  'exercise.irrigation.dry': 'A c2 még száraz: egyik oldala sem öntözött (R3.8).',
  'exercise.irrigation.lead':
    'A c2-nek már van vize. De a c1-c2 nem oldala a b2-nek: ott még mindig Feketének van a legtöbb kockája (R9.3).',
  'exercise.irrigation.other': 'A vízhez mérnök kell (R6.4).',
  'exercise.irrigation.done':
    'A c2 most már beültethető. A b2 körül neked és Feketének egy-egy kockátok van: ott senki sem kapna öntözésbónuszt.',

  'exercise.caravan.name': 'Karaván: eladás Babilonban',
  'exercise.caravan.goal':
    'Egy tevéd van. Szerezz vele 6 pontot Babilonban, és tartsd meg a borodat! Aztán oda teszed a kockádat, ahová akarod.',
  'exercise.caravan.hint-1':
    'Az I. szintű karavánvezetővel két mező ingyen van: egy teve legfeljebb 3 mezőre viszi a karavánt.',
  'exercise.caravan.hint-2': 'Menj Babilonba, és add el az árpát és a datolyát!',
  'exercise.caravan.elsewhere': 'A tevét elhasználtad, és ez nem Babilon. Nyersanyagot csak ott lehet eladni (R7.4).',
  'exercise.caravan.one': 'Egy nyersanyag 3 pontot ér. Kettőt is eladhattál volna (R7.4).',
  'exercise.caravan.wine':
    '6 pont, de a bor odalett. Ez a dzsóker, amely bármely nyersanyag helyett jó: érdemes megtartani (R1.3).',
  'exercise.caravan.other': 'A karaván nem mozdult. Van egy tevéd: használd (R7.2).',
  'exercise.caravan.done': '6 pont egy tevéért, ráadásul egy csatorna, és a bor is megmaradt.',

  'exercise.court.name': 'Udvar: jobb karavánvezető',
  'exercise.court.goal':
    'Vedd el a II. szintű karavánvezetőt a rajta lévő nyersanyaggal együtt, és tartsd meg a borodat!',
  'exercise.court.hint-1': 'Susa és Uruk kínál karavánvezetőt. Susa árpát kér, Uruk datolyát.',
  'exercise.court.hint-2': 'Az I. szintű karavánvezetővel egy teve elég a 3 mezőre lévő Urukig. Fizess a datolyával!',
  'exercise.court.wine': 'A bor odalett. A városnak járó nyersanyag helyett fizettél vele (R7.7).',
  'exercise.court.banker': 'A bankár is hasznos. De a cél a II. szintű karavánvezető volt.',
  'exercise.court.elsewhere': 'A tevét elhasználtad, és itt nem kínálnak karavánvezetőt (R7.5).',
  'exercise.court.other': 'A karaván nem mozdult. Udvarkártyát udvari városban kapsz (R7.5).',
  'exercise.court.done':
    'Mostantól minden útból 4 mező ingyen van, és 4 nyersanyagot tarthatsz meg. A kártyán lévő nyersanyag is a tiéd lett.',

  'exercise.planting.name': 'Ültetés: a saját bónuszod',
  'exercise.planting.goal': 'Ültess úgy, hogy az öntözésbónusz a tiéd legyen, és tartsd meg a kertészedet!',
  'exercise.planting.hint-1':
    'A következő városban, Mariban ki tudod fizetni a növényt. Mielőtt négyzetet választasz, számold meg körülötte a kockákat!',
  'exercise.planting.hint-2': 'A c2 körül két kocka a tiéd és egy Feketéé.',
  'exercise.planting.red': 'E négyzet körül Pirosnak van a legtöbb kockája: ő kapja a bónuszt (R9.3).',
  'exercise.planting.tie':
    'A b2 körül Pirosnak és Feketének egy-egy kockája van. Döntetlen esetén senki sem kap bónuszt (R9.3).',
  'exercise.planting.gardener': 'A bónusz a tiéd, de a c3 3-as minőséget kíván: elhasználtad a kertészt (R9.1).',
  'exercise.planting.other': 'Így nem ültetsz semmit. Vidd a karavánt egy növényes városba (R7.6).',
  'exercise.planting.done': 'A lapka és a bónusz is a tiéd: 2 pont, amennyi a növény minősége.',

  'exercise.palace.name': 'Palota: válassz elsőként',
  'exercise.palace.goal':
    'Piros és Fekete passzolt. A következő fordulóban válassz elsőként kiváltságot, és erősíts ingyen egy mérnökkel!',
  'exercise.palace.hint-1': 'Piros a palotasáv 1. mezőjén áll. Aki később ér ugyanoda, mögé kerül (R12.3).',
  'exercise.palace.hint-2':
    'A nemes 2 talentumba kerül, és 2 mezővel visz előre (R12.5). Aztán passzolj, és a következő fordulóban válaszd az ingyenes erősítést!',
  'exercise.palace.behind':
    'Piros választ először. Nem vagy előtte a sávon, és azonos mezőn az van elöl, aki korábban ért oda (R12.3).',
  'exercise.palace.power': 'Te választottál először, de nem az ingyenes erősítést.',
  'exercise.palace.trade': 'Ingyen erősítettél, de nem mérnökkel.',
  'exercise.palace.done': 'Elöl voltál a sávon, elsőként választottál, és a mérnök semmibe sem került: 2 pont.',
}
