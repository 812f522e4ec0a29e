import type { GUIDE as ENGLISH } from '../../en/learn/guide.ts'
import type { Translated } from '../../message.ts'

export const GUIDE: Translated<typeof ENGLISH> = {
  'guide.title': 'Az első fordulód',
  'guide.welcome':
    'Üdv Babilonban! Te vagy Kék, az ellenfeleid Piros és Fekete. Most egy egész fordulót végigjátszunk. Elmondom, mit tegyél, és ami választható, az világít.',
  'guide.garden':
    'Ez a kert. Szintenként emelkedik a folyótól a csúcsig, és minden négyzetén egy lapka fekszik. Ha beültetsz egy négyzetet, a lapkája a tiéd: a szám a pontokat mutatja, mellette a bónusz van. Minél magasabb a szint, annál többet ér.',
  'guide.plan':
    'Az ültetéshez három dolog kell: egy négyzet, amelynek van vize, egy nyersanyag a fizetéshez és egy teve, hogy a karaván eljusson egy növényes városba. Van 4 talentumod és 1 tevéd. Tehát: szerezz nyersanyagot, áss csatornát, utazz, ültess!',
  'guide.groups':
    'Ezek a mesterséglapok, háromlapos csoportokban: velük erősíthetsz. Egy csoportból az első lap ingyen van, a második 1 talentum, a harmadik 2.',
  'guide.red-farmer':
    'Piros kezd, és az 1. csoport földművesével erősít, ingyen. A földműves kockát tesz az alsó sor egyik szántóföldjére, és árpát hoz.',
  'guide.black-engineer':
    'Fekete ugyanennek a csoportnak a mérnökét választja. Ott már egy lap le van fordítva, ezért ez 1 talentumba kerül. A mérnök vizet vezet a b1 és a c1 közé, ez 2 pont.',
  'guide.farmer':
    'Te jössz! Először nyersanyag kell. Erősíts a 2. csoport földművesével: ott még egy lap sincs lefordítva, így semmibe sem kerül.',
  'guide.field':
    'Melyik sor? Eshnunna, a karaván következő városa, sót kér. A felső sor első szántóföldje sót ad. Válaszd a felső sort!',
  'guide.marduk':
    'Piros kereskedővel erősít, aki tevét hoz. Fekete papot küld Marduk templomába. A templomok a forduló végén jutalmaznak.',
  'guide.engineer':
    'Most víz kell. Erősíts a 2. csoport mérnökével! 1 talentumba kerül, mert ott a földművesed már le van fordítva.',
  'guide.irrigate':
    'Egy csatorna akkor nyitott, ha eléri a víz, és a folyónál ez mindig így van. Tedd a kockádat az a1 és az a2 közé: egyetlen csatorna mindkét négyzetnek vizet ad. És kapsz 2 pontot.',
  'guide.priests':
    'Piros papot küld Ishtarhoz, Fekete is. Az új kocka mindig balról jön be, és jobbra tolja a többit. Most Piros kockája van jobb oldalt: ez még számítani fog.',
  'guide.caravan':
    'Van sód, tevéd és vized. Vidd a karavánt egy mezővel tovább, Eshnunnába! Ez a tevédbe és a sódba kerül.',
  'guide.plant':
    'A növényed minősége 1, ez elég az 1. szintre, és a csatornád vizet ad az a1-nek és az a2-nek. Az a1-en 4 pont vár, az a2-n 3 pont és egy teve. Válassz!',
  'guide.planted':
    'A lapka a tiéd, a négyzet kizöldült. Csak a te kockád van mellette, ezért az öntözésbónusz is a tiéd: 1 pont, amennyi a növény minősége. Az eshnunnai növénykártya megfordult: ott a következő növény jobb lesz, de még egy nyersanyagba kerül.',
  'guide.susa':
    'Piros továbbviszi a karavánt Susába, egy udvari városba. Egy árpáért bankárt kap, aki minden fordulóban 1 talentumot hoz. Fekete passzol.',
  'guide.pass':
    'Megvan, amiért jöttél: passzolj! Ez is hoz valamit. Valahányszor rád kerülne a sor, és valaki még játszik, 1 talentumot kapsz.',
  'guide.talents':
    'Piros még egy kereskedővel erősít. Te és Fekete passzoltatok, ezért 1-1 talentumot kaptok. Aztán Piros is passzol, és a II. fázis véget ér.',
  'guide.procession':
    'Most a templomok jönnek. Te vagy az utolsó a játéksorrendben, ezért te vezeted a körmenetet: a kockád az egyik templomba kerül, a másik kettőbe egy-egy semleges. Tammouznál még nincs senki. Menj oda, és te leszel az első!',
  'guide.ishtar':
    'A templomok jutalmaznak. Ishtarnál Pirosnak és Feketének egy-egy kockája van. Pirosé van jobb oldalt, ezért ő az első, és a tevét kéri; Fekete kapja a talentumot. Marduknál Fekete egyedül van, és 2 pontot kap.',
  'guide.tammouz':
    'Tammouznál te vagy az első: tégy egy kockát egy szántóföldre, és vedd el a nyersanyagát, mint a földművesnél. Válaszd azt a sort, amelyik tetszik!',
  'guide.next':
    'Ez volt egy forduló. 2 nyersanyagot tarthatsz meg, amíg nincs jobb karavánvezetőd. Új lapok kerültek az asztalra, Piros bankárja fizetett, és most Fekete a kezdőjátékos.',
  'guide.end':
    'Ez így megy tovább; három játékossal az az utolsó forduló, amelyben legfeljebb 4 lapka marad a kertben. Akkor Amyitis kegye megjutalmazza azt, aki sok lapkát gyűjtött: 4 lapkától 5 pont, 6-tól 10. Minden megmaradt nyersanyag 1 pontot ér. Az győz, akinek a legtöbb pontja van.',
  'guide.done':
    'Ennyi elég az első játszmádhoz. A gyakorlatokban minden részt külön kipróbálhatsz, a részleteket pedig megtalálod a szabályokban. Jó kertészkedést!',
}
