import type { ABOUT as ENGLISH } from '../../en/learn/about.ts'
import type { Translated } from '../../message.ts'

export const ABOUT: Translated<typeof ENGLISH> = {
  'about.game': 'A játék',
  'about.game.words':
    'Az Amyitis társasjáték 2–4 babiloni nemesnek. A Palota kiegészítővel udvaroncok és nemesek is jönnek, és fordulónként mindenki választ egy kiváltságot.',
  'about.designer': 'Szerző',
  'about.illustrator': 'Illusztrátor',
  'about.publisher': 'Kiadó',
  'about.independent':
    'Ez a szabályok alapján készült, független kiadás, saját rajzokkal, szövegekkel és programmal; a dobozból semmit sem vettünk át. A szerző, az illusztrátor és a kiadó nem vett részt benne. Ha rábukkansz az eredetire, vidd haza: a kézbe vehető kockáknál nincs jobb.',
  'about.story': 'A történet',
  'about.story.queen':
    'Nabukodonozor, Babilon királya feleségül vette Amyitist, egy méd hercegnőt. A királyné zöld hegyek közül érkezett egy síkságra, amely lapos volt, mint az írótábla, és barna, mint az agyag. Ezért – úgy mesélik – a király hegyet épített neki: terasz fölé teraszt, fákkal beültetve, és a mélyben folyó Eufrátesz vizével öntözve.',
  'about.story.lost':
    'Soha senki nem találta meg. Egyetlen babiloni agyagtábla sem szól róla; görög és római szerzők írták le évszázadokkal később, és egyikük sem látta. Van, aki Babilonban keresi, van, aki Ninivében, és van, aki csak a könyvekben. A világ csodái közül ez az egyetlen, amelyet mindenkinek magának kell elképzelnie.',
  'about.story.you':
    'Itt te is egyike vagy a nemeseknek, akik felépítik. Karavánt küldesz növényekért, csatornáról csatornára feljebb vezeted a vizet, megőrzöd az istenek jóindulatát és az udvar támogatását. A végén a király megkérdezi, ki tett a legtöbbet a kertért.',
  'about.made': 'Hogyan készült',
  'about.code':
    'A program MIT-licencű szabad szoftver. A játszmáid és a beállításaid ebben a böngészőben maradnak, hacsak nem online játszol.',
  'about.fonts':
    'A betűtípusok: Marcellus (Brian J. Bonislawsky, Astigmatic) és Source Sans 3 (Paul D. Hunt, Adobe), mindkettő a SIL Open Font License 1.1 szerint használható.',
  'about.licence': '{font}: a licenc szövege',
  'about.version': 'Verzió: {version}, szabályok: {rules}',
}
