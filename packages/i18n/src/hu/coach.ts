import type { COACH as ENGLISH } from '../en/coach.ts'
import type { Translated } from '../message.ts'

export const COACH: Translated<typeof ENGLISH> = {
  'coach.title': '{name} magyaráz',
  'coach.ok': 'Értem',
  'coach.off': 'Tovább kísérő nélkül',
  'coach.action':
    'Egy lépésben egy akciód van: erősítesz egy mesterséglappal, mozgatod a karavánt, vagy passzolsz. Egy csoport első lapja ingyen van, minden további egy talentummal drágább. Ami most választható, az világít.',
  'coach.field':
    'A kockád a sor következő szabad szántóföldjére kerül, és megkapod a nyersanyagát. Ha egy sor megtelik, az kap kertészt, akinek ott a legtöbb kockája van.',
  'coach.temple':
    'A forduló végén minden templom megjutalmazza a két élen állót: Tammouz nyersanyaggal, Ishtar tevével és talentummal, Marduk ponttal.',
  'coach.irrigate':
    'A csatorna mindkét oldalán vizet kap a négyzet. A kocka a tiéd marad: amikor egy négyzetet beültetnek, az kap bónuszt, akinek a legtöbb kockája van körülötte.',
  'coach.sell': 'Babilonban pontot kapsz a nyersanyagaidért, utána pedig kockát tehetsz egy csatornába.',
  'coach.pay': 'A kért nyersanyaggal fizetsz, vagy borral, amely bármelyik másikat helyettesíti.',
  'coach.court':
    'Az udvarkártyák nálad maradnak: a bankár minden fordulóban fizet, a karavánvezetővel olcsóbb az út, és több nyersanyagot tarthatsz meg, a kertésszel pedig magasabbra ültethetsz.',
  'coach.good': 'A kártyákon más-más nyersanyag van. Azt vedd el, amelyik a következő városodban kell.',
  'coach.plant':
    'A négyzet lapkája a tiéd: előbb a pontjai, aztán a bónusza. Minél magasabb a szint, annál jobb növény kell – vagy egy kertész segítsége.',
  'coach.take': 'Bármelyik nyersanyagot választhatod. Nézd meg, mit kérnek a karaván következő városai.',
  'coach.ishtar': 'Teve a karavánhoz kell, talentum a mesterséglapokhoz. Azt kérd, amelyikből kevesebb van nálad.',
  'coach.exchange': 'Cseréld ki egy nyersanyagodat olyanra, amelyre nagyobb szükséged van, vagy hagyd úgy, ahogy van.',
  'coach.discard':
    'Nem tarthatsz meg mindent; jobb karavánvezetővel több maradhatna. Attól válj meg, amit a következő városok nem kérnek.',
  'coach.power':
    'Minden kiváltság fordulónként csak egy játékosé lehet. Minél előrébb állsz a palotasávon, annál hamarabb választasz.',
  'coach.free': 'Tiéd egy tetszőleges mesterség akciója, azonnal, lap és talentum nélkül.',
}
