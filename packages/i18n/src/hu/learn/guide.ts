import type { GUIDE as ENGLISH } from '../../en/learn/guide.ts'
import type { Translated } from '../../message.ts'

export const GUIDE: Translated<typeof ENGLISH> = {
  'guide.title': 'Az első fordulód',
  'guide.welcome':
    'Üdv Babilonban! Te vagy Kék, és Piros meg Fekete ellen játszol. Egy egész fordulót játszol végig. Elmondom, mit tegyél, és ami választható, az világít.',
  'guide.garden':
    'Ez a kert. Szintenként emelkedik a folyótól a csúcsig, és minden négyzetén egy lapka fekszik. Ültess be egy négyzetet, és a lapkája a tiéd: a szám a pontja, mellette a bónusza. Minél magasabb a szint, annál többet ér.',
  'guide.plan':
    'Az ültetéshez három dolog kell: egy négyzet, amelynek van vize, egy nyersanyag a fizetéshez és egy teve, hogy elérj egy várost, ahol növény van. Van 4 talentumod és 1 tevéd. Tehát: szerezz nyersanyagot, áss csatornát, utazz, ültess!',
  'guide.groups':
    'Itt vannak a segítők, háromlapos mesterségcsoportokban. Egy csoportból az első lap ingyen van, a második 1 talentum, a harmadik 2.',
  'guide.red-farmer':
    'Piros kezd, és az 1. csoport földművesével erősít, ingyen. A földműves kockát tesz az alsó sor egyik szántóföldjére, és árpát hoz.',
  'guide.black-engineer':
    'Fekete ugyanennek a csoportnak a mérnökét választja. Ott már egy lap le van fordítva, ezért ez 1 talentumba kerül. A mérnök vizet vezet b1 és c1 közé, ez 2 pont.',
  'guide.farmer':
    'Te jössz! Először nyersanyag kell. Erősíts a 2. csoport földművesével: ott még egy lap sincs lefordítva, így semmibe sem kerül.',
  'guide.field':
    'Melyik sor? Eshnunna, a karaván következő városa, sót kér. A felső sor első szántóföldje sót ad. Válaszd a felső sort!',
  'guide.marduk':
    'Piros kereskedővel erősít, aki tevét hoz. Fekete papot küld Marduk templomába. A templomok a forduló végén jutalmaznak.',
  'guide.engineer':
    'Most víz kell. Erősíts a 2. csoport mérnökével! 1 talentumba kerül, mert ott már le van fordítva a saját földművesed.',
  'guide.irrigate':
    'Egy csatorna akkor nyitott, ha eléri a víz, és a folyónál ez mindig így van. Tedd a kockádat a1 és a2 közé: egyetlen csatorna mindkét négyzetnek vizet ad. És kapsz 2 pontot.',
  'guide.priests':
    'Piros papot küld Ishtarhoz, Fekete is. Az új kocka mindig balról jön be, és jobbra tolja a többit. Piros kockája most jobbrább van: ez még számítani fog.',
  'guide.caravan':
    'Van sód, tevéd és vized. Vidd a karavánt egy mezővel tovább, Eshnunnába! Ez a tevédbe és a sódba kerül.',
  'guide.plant':
    'A növényed minősége 1, ez elég az 1. szintre, és a csatornád vizet ad a1-nek és a2-nek. Az a1-en 4 pont vár, az a2-n 3 pont és egy teve. Válassz!',
  'guide.planted':
    'A lapka a tiéd, a négyzet kizöldült. Csak a te kockád van mellette, ezért az öntözésbónusz is a tiéd: 1 pont, a növény minősége. Az eshnunnai növénykártya megfordult: a következő növény ott jobb lesz, de még egy nyersanyagba kerül.',
  'guide.susa':
    'Piros továbbviszi a karavánt Susába, egy udvari városba. Egy árpáért bankárt kap, aki minden fordulóban 1 talentumot hoz. Fekete passzol.',
  'guide.pass':
    'Megtetted, amit akartál: passzolj! Ez is hoz valamit. Valahányszor rád kerülne a sor, és valaki még játszik, 1 talentumot kapsz.',
  'guide.talents':
    'Piros még egy kereskedővel erősít. Te és Fekete passzoltatok, ezért 1-1 talentumot kaptok. Aztán Piros is passzol, és a II. fázis véget ér.',
  'guide.procession':
    'Most a templomok jönnek. Te vagy az utolsó a játéksorrendben, ezért te vezeted a körmenetet: a kockád az egyik templomba kerül, a másik kettőbe egy-egy semleges. Tammouznál nincs senki. Menj oda, és te leszel az első!',
  'guide.ishtar':
    'A templomok jutalmaznak. Ishtarnál Pirosnak és Feketének egy-egy kockája van. Pirosé jobbrább fekszik, ezért Piros az első, és a tevét kéri; Fekete kapja a talentumot. Marduknál Fekete egyedül van, és 2 pontot kap.',
  'guide.tammouz':
    'Tammouznál te vagy az első: tégy egy kockát egy szántóföldre, és vedd el a nyersanyagát, mint a földművesnél. Válaszd azt a sort, amelyik tetszik!',
  'guide.next':
    'Ez volt egy forduló. 2 nyersanyagot tarthatsz meg, amíg nincs jobb karavánvezetőd. Új lapok kerültek ki, Piros bankárja fizetett, és most Fekete a kezdőjátékos.',
  'guide.end':
    'Így megy tovább, amíg hárman játszva legfeljebb 4 lapka marad a kertben. Akkor Amyitis kegye jutalmazza a sok lapkát: 4 lapkától 5 pont, 6-tól 10. Minden megmaradt nyersanyag 1 pontot ér. A legtöbb pont győz.',
  'guide.done':
    'Ennyi elég az első játékodhoz. A gyakorlatokban minden részt külön kipróbálhatsz, a részleteket pedig a szabályok mondják el. Jó kertészkedést!',
}
