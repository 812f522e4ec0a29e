import type { RULES_BOARD as ENGLISH } from '../../en/learn/rules-board.ts'
import type { Translated } from '../../message.ts'

export const RULES_BOARD: Translated<typeof ENGLISH> = {
  'rules.title': 'Regeln',
  'rules.players': '{count} Spieler',
  'rules.players.head': 'Spieler',

  'rules.overview.title': 'Das Spiel in Kürze',
  'rules.R1.1.name': 'Das Ziel',
  'rules.R1.1':
    'Der König von Babylon lässt für seine Königin Amyitis hoch über dem Fluss einen hängenden Garten anlegen. Ihr seid zwei bis vier Adlige der Stadt, und je mehr ihr für den Garten tut, desto mehr *Prestige* gewinnt ihr, gezählt in Punkten. Wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand gibt es mehrere Sieger.',
  'rules.overview.how': 'Wie alles zusammenhängt',
  'rules.overview.farmer': 'Bauern bringen Waren von den Äckern, Händler bringen Kamele.',
  'rules.overview.engineer': 'Ingenieure leiten Wasser vom Fluss in den Garten, Kanal für Kanal, und bringen Punkte.',
  'rules.overview.caravan':
    'Mit Kamelen bewegst du die Karawane in eine Stadt. Dort tauschst du Waren ein: gegen Punkte, gegen Hof-Karten, die dir die ganze Partie lang helfen, oder gegen eine Pflanze.',
  'rules.overview.plant':
    'Eine Pflanze kommt sofort in den Garten, auf ein Feld mit Wasser. Du nimmst das Plättchen, das dort liegt: Seine Punkte und sein Bonus gehören dir.',
  'rules.overview.bonus': 'Auch wer am meisten Wasser zu diesem Feld geleitet hat, wird belohnt.',
  'rules.overview.priest': 'Priester verschaffen dir die Gunst dreier Tempel, die dich am Ende jeder Runde belohnen.',
  'rules.overview.round': 'Eine Runde auf einen Blick',
  'rules.overview.one': 'I Aufstellung',
  'rules.overview.palace': 'Palast',
  'rules.overview.two': 'II Aktionen',

  'rules.table.title': 'Was auf dem Tisch liegt',
  'rules.R1.2.name': 'Farben und Würfel',
  'rules.R1.2':
    'Die Spieler sind Blau, Rot, Schwarz und Weiß. Jeder hat Würfel seiner Farbe: Auf Äckern, in Tempeln und in Kanälen zeigen sie, wer dort war. Graue Würfel sind *neutral* und gehören niemandem.',
  'rules.R1.3.name': 'Waren',
  'rules.R1.3':
    'Es gibt fünf Waren: Gerste, Datteln, Salz, Palmen und Wein. *Wein ist der Joker*: Er ersetzt jede andere Ware, aber nie ein Kamel oder ein Talent.',
  'rules.R1.4.name': 'Eigener und allgemeiner Vorrat',
  'rules.R1.4':
    'Was dir gehört, ist dein *Vorrat*; woraus alle nehmen und wohin alle zahlen, ist der *allgemeine Vorrat*. Alles liegt offen. Unbekannt ist nur, welche Karten noch kommen.',
  'rules.R1.5.name': 'Der allgemeine Vorrat ist begrenzt',
  'rules.R1.5':
    'Im allgemeinen Vorrat ist nur, was in der Schachtel war. Stünde dir mehr zu, als noch da ist, nimmst du den Rest, und was fehlt, verfällt. Was bezahlt oder abgegeben wird, kommt dorthin zurück.',
  'rules.tokens': 'Was in der Schachtel ist',
  'rules.tokens.piece': 'Material',
  'rules.tokens.count': 'Anzahl',
  'rules.tokens.camels': 'Kamele',
  'rules.tokens.talents': 'Talente',
  'rules.tokens.cubes': 'Würfel jedes Spielers',
  'rules.tokens.neutral': 'neutrale Würfel',
  'rules.R2.1.name': 'Vorbereitung: die Karawane',
  'rules.R2.1': 'Die Karawane beginnt in Babylon.',
  'rules.R2.2.name': 'Vorbereitung: Pflanzen-Karten',
  'rules.R2.2':
    'Die Pflanzen-Karte mit Qualitätsstufe {both} auf beiden Seiten kommt nach Khorsabad; welche Seite oben liegt, ist egal. Die anderen drei werden zufällig auf Eshnunna, Ur und Mari verteilt und zeigen Qualitätsstufe {first}.',
  'rules.R2.2.edition':
    'Die Pflanzen-Karte von Khorsabad liegt dort; welche Seite oben liegt, ist egal. Die anderen drei werden zufällig auf Eshnunna, Ur und Mari verteilt und zeigen die Seite, die R7.6 zuerst nennt.',
  'rules.R2.3.name': 'Vorbereitung: Karten nach Spielerzahl',
  'rules.R2.3': 'Je weniger Spieler, desto weniger Gewerbe- und Hof-Karten sind im Spiel.',
  'rules.R2.3.trades': 'Gewerbe-Karten im Spiel',
  'rules.R2.4.name': 'Vorbereitung: Waren auf den Karawanenführern',
  'rules.R2.4':
    'Auf jeden Karawanenführer II im Spiel kommt eine Ware, zufällig gezogen aus einer Gerste, einer Dattel, einem Salz und einer Palme. Auf zwei dieser Karten liegt also nie die gleiche Ware, und auf keiner liegt Wein.',
  'rules.R2.5.name': 'Vorbereitung: Gartenplättchen',
  'rules.R2.5':
    'Das Plättchen mit {points, plural, one {# Punkt} other {# Punkten}} kommt auf das oberste Feld. Alle anderen werden zufällig für ihre Ebene gezogen: 3 von {third} für Ebene 3, 5 von {second} für Ebene 2, 7 von {first} für Ebene 1. Der Rest kommt zurück in die Schachtel.',
  'rules.R2.5.empty': 'Bei {players} Spielern bleiben diese Felder leer: {squares}.',
  'rules.R2.6.name': 'Vorbereitung: die Spieler',
  'rules.R2.6':
    'Jeder erhält die Würfel einer Farbe, {startTalents, plural, one {# Talent} other {# Talente}}, {startCamels, plural, one {# Kamel} other {# Kamele}} und einen Karawanenführer der Stufe 0 und beginnt mit 0 Punkten. Der Startspieler wird ausgelost.',

  'rules.round.title': 'Eine Runde',
  'rules.R1.6.name': 'Drei Phasen',
  'rules.R1.6':
    'Eine *Runde* hat drei Phasen: Aufstellung, Aktionen und Ende der Runde. Es folgt Runde auf Runde, bis die Partie endet.',
  'rules.R4.1.name': 'Phase I: Gewerbe-Karten',
  'rules.R4.1':
    'Alle Gewerbe-Karten werden gemischt. Für jeden Spieler wird eine Gruppe von drei Karten offen ausgelegt; die übrigen Karten bleiben in dieser Runde aus dem Spiel.',
  'rules.R4.2.name': 'Phase I: Einkommen',
  'rules.R4.2':
    'In Spielerreihenfolge erhält jeder, der einen Bankier hat, das Einkommen auf seiner Karte. Ohne Bankier gibt es kein Einkommen.',
  'rules.R4.2.caption': 'Einkommen in jeder Runde',
  'rules.R5.1.name': 'Phase II: eine Aktion nach der anderen',
  'rules.R5.1':
    'Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter. Wer an der Reihe ist, führt eine Aktion aus: *passen*, *rekrutieren* oder *die Karawane bewegen*. So geht es reihum, bis alle gepasst haben.',
  'rules.R5.2.name': 'Passen',
  'rules.R5.2':
    'Passt du, führst du in dieser Runde keine Aktionen mehr aus. Aber jedes Mal, wenn du an die Reihe kämst und noch jemand mitspielt, nimmst du {passTalents, plural, one {# Talent} other {# Talente}}. Sobald der Letzte passt, ist die Phase vorbei, und niemand erhält mehr etwas.',
  'rules.R5.2.example':
    'Rot passt, Schwarz und Blau spielen weiter. Rot wäre an der Reihe: 1 Talent. Schwarz passt, Blau rekrutiert. Rot und Schwarz nehmen je 1 Talent. Blau passt: Die Phase ist sofort vorbei.',
  'rules.R10.3.name': 'Phase III: Vorrat',
  'rules.R10.3':
    'Nach Prozession (R10.1) und Tempeln (R10.2) gibst du Waren ab, bis du nur noch so viele hast, wie dein Karawanenführer erlaubt. Das geschieht in Spielerreihenfolge; welche Waren, entscheidet jeder selbst. Kamele und Talente darfst du unbegrenzt behalten.',
  'rules.R10.3.caption': 'Waren, die du behalten darfst',
  'rules.R10.4.name': 'Phase III: nächster Startspieler',
  'rules.R10.4':
    'Die Startspieler-Karte geht im Uhrzeigersinn an den nächsten Spieler, und wer gepasst hat, ist wieder dabei. Dann folgt die nächste Runde, falls die Partie nicht vorbei ist (R11.1).',

  'rules.recruit.title': 'Rekrutieren',
  'rules.R5.3.name': 'Was eine Karte kostet',
  'rules.R5.3':
    'Wähle eine offene Karte aus einer beliebigen Gruppe. Zahle 1 Talent für jede Karte dieser Gruppe, die schon umgedreht ist: Die erste Karte kostet nichts, die zweite 1 Talent, die dritte 2. Dreh deine Karte um und führ die Aktion ihres Gewerbes aus. Von zwei gleichen Karten einer Gruppe wird die linke umgedreht.',
  'rules.R5.3.example':
    'In einer Gruppe ist nichts umgedreht: Ihr Priester kostet nichts. In einer anderen sind zwei Karten umgedreht: Ihr Bauer kostet 2 Talente.',
  'rules.R5.4.name': 'Nur, was möglich ist',
  'rules.R5.4':
    'Rekrutieren darfst du nur, wenn du die Aktion auch ausführen kannst: Bauer, Priester und Ingenieur brauchen einen Würfel aus deinem Vorrat, der Händler ein Kamel im allgemeinen Vorrat. Hast du einen Würfel, ist aber keine Zone offen, legt der Ingenieur nichts und bringt trotzdem seine Punkte.',
  'rules.R6.1.name': 'Bauer',
  'rules.R6.1':
    'Wähle eine der beiden Ackerreihen. Leg einen Würfel auf den ersten leeren Acker von links und nimm die Ware dieses Ackers.',
  'rules.R6.1.caption': 'Waren der Äcker, von links nach rechts',
  'rules.R6.1.row': 'Reihe',
  'rules.R6.2.name': 'Eine volle Reihe',
  'rules.R6.2':
    'Ist eine Reihe voll, erhält der Spieler mit den meisten Würfeln darin einen Gärtner, falls noch einer da ist. Bei Gleichstand erhält ihn niemand. Dann wird die Reihe geräumt, und alle erhalten ihre Würfel zurück.',
  'rules.R6.2.example':
    'In einer Reihe liegen Rot, Blau, Schwarz, Blau. Füllt Blau sie, hat Blau darin drei Würfel und erhält den Gärtner. Füllt Rot sie, haben Rot und Blau je zwei, und niemand erhält ihn.',
  'rules.R6.3.name': 'Priester',
  'rules.R6.3':
    'Leg einen Würfel in einen der drei Tempel. Er kommt auf den Platz ganz links und schiebt alle Würfel, die dort liegen, einen Platz nach rechts. Ein Tempel hat vier Plätze: Ein Würfel, der über den vierten hinausgeschoben wird, geht an seinen Besitzer zurück, ein neutraler in den allgemeinen Vorrat.',
  'rules.R6.3.example':
    'Bei Marduk liegen Rot, neutral, Schwarz, Blau. Weiß legt einen Würfel dazu: Weiß, Rot, neutral, Schwarz. Der blaue Würfel geht an Blau zurück.',
  'rules.R6.4.name': 'Ingenieur',
  'rules.R6.4':
    'Leg einen Würfel in eine offene Bewässerungszone (R3.5). Dafür erhältst du {engineerPoints, plural, one {# Punkt} other {# Punkte}}.',
  'rules.R6.5.name': 'Händler',
  'rules.R6.5': 'Nimm {merchantCamels, plural, =1 {ein Kamel} other {# Kamele}}.',

  'rules.irrigation.title': 'Garten und Kanäle',
  'rules.R3.1.name': 'Felder und Ebenen',
  'rules.R3.1':
    'Der Garten ist eine Raute aus 16 Feldern, benannt nach Spalte (a bis d, am unteren rechten Rand) und Zeile (1 bis 4, am unteren linken Rand): a1 liegt unten, d4 oben. Er steigt in vier Ebenen an: 7 Felder am Fluss, dann 5, dann 3, dann die Spitze.',
  'rules.R3.2.name': 'Qualitätsstufe',
  'rules.R3.2':
    'Auf den Ebenen 1, 2 und 3 verlangt ein Feld eine Pflanze, deren Qualitätsstufe mindestens so hoch ist wie die Ebene. Für die Spitze genügt Qualitätsstufe 3.',
  'rules.R3.3.name': 'Seiten und Zonen',
  'rules.R3.3':
    'Zwischen zwei benachbarten Feldern verläuft eine *Seite*, benannt nach beiden: a1-b1. Sie hat eine Bewässerungszone mit Platz für einen Würfel. Seiten, die an Ebene {floor} oder eine höhere grenzen, haben zwei Zonen.',
  'rules.R3.4.name': 'Der Fluss',
  'rules.R3.4':
    'Der Fluss fließt an den beiden unteren Rändern des Gartens entlang. Felder am Fluss sind dadurch noch nicht bewässert.',
  'rules.R3.5.name': 'Wo du bewässern darfst',
  'rules.R3.5':
    'Wasser fließt an bewässerten Seiten entlang, von Ecke zu Ecke. Eine Zone ist für deinen Würfel *offen*, wenn sie leer ist und Wasser ein Ende ihrer Seite erreicht: vom Ufer her oder über vollständig bewässerte Seiten. Eine Seite, bei der nur eine von zwei Zonen belegt ist, leitet kein Wasser weiter. Die sechs Seiten am Ufer sind offen, solange sie leer sind.',
  'rules.R3.5.example':
    'a1-b1 ist bewässert. Nun sind auch die Seiten offen, die an ihr inneres Ende stoßen: zum Beispiel a2-b2 und b1-b2.',
  'rules.R3.6.name': 'Wasser für alle',
  'rules.R3.6':
    'Jeder Würfel leitet Wasser weiter, ob deiner, ein fremder oder ein neutraler. Auch ein neutraler Würfel braucht eine Verbindung zum Fluss (R3.5).',
  'rules.R3.7.name': 'Felder ohne Plättchen',
  'rules.R3.7':
    'Felder, die bei zwei Spielern leer bleiben, können nicht bepflanzt werden und gelten nie als bepflanzt. Für die Kanäle ringsum gilt dasselbe wie für alle anderen.',
  'rules.R3.8.name': 'Wann ein Feld Wasser hat',
  'rules.R3.8': 'Ein Feld ist *bewässert*, sobald eine seiner Seiten vollständig bewässert ist.',
}
