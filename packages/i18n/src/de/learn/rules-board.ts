import type { RULES_BOARD as ENGLISH } from '../../en/learn/rules-board.ts'
import type { Translated } from '../../message.ts'

export const RULES_BOARD: Translated<typeof ENGLISH> = {
  'rules.title': 'Regeln',
  'rules.players': '{count} Spieler',
  'rules.players.head': 'Spieler',

  'rules.overview.title': 'Das Spiel in Kürze',
  'rules.R1.1.name': 'Das Ziel',
  'rules.R1.1':
    'Der König von Babylon lässt für seine Königin Amyitis über dem Fluss einen hängenden Garten anlegen. Ihr seid zwei bis vier Adlige der Stadt, und wer am meisten für den Garten tut, gewinnt *Prestige*, gezählt in Punkten. Am Ende gewinnen die meisten Punkte. Wer sich den höchsten Stand teilt, gewinnt gemeinsam: Einen Gleichstand löst nichts auf.',
  'rules.overview.how': 'Wie alles zusammenhängt',
  'rules.overview.farmer': 'Bauern bringen Waren von den Äckern, Händler bringen Kamele.',
  'rules.overview.engineer': 'Ingenieure leiten Wasser vom Fluss in den Garten, Kanal für Kanal, und bringen Punkte.',
  'rules.overview.caravan':
    'Mit Kamelen bewegst du die Karawane in eine Stadt. Dort gibst du Waren: für Punkte, für Hof-Karten, die das ganze Spiel lang helfen, oder für eine Pflanze.',
  'rules.overview.plant':
    'Eine Pflanze kommt sofort in den Garten, auf ein Feld, das Wasser hat. Du nimmst das Plättchen, das dort liegt: Punkte und Bonus gehören dir.',
  'rules.overview.bonus': 'Wer am meisten Wasser zu diesem Feld geleitet hat, wird ebenfalls belohnt.',
  'rules.overview.priest': 'Priester sichern dir die Gunst dreier Tempel, die dich am Ende jeder Runde belohnen.',
  'rules.overview.round': 'Eine Runde auf einen Blick',
  'rules.overview.phase': 'Phase',
  'rules.overview.what': 'Was geschieht',
  'rules.overview.one': 'I Vorbereitung',
  'rules.overview.one.what': 'Gewerbe-Karten auslegen (R4.1), Einkommen nehmen (R4.2).',
  'rules.overview.palace': 'Palast',
  'rules.overview.palace.what': 'Mit der Erweiterung, ab der zweiten Runde: Vorrechte wählen (R12.3).',
  'rules.overview.two': 'II Aktionen',
  'rules.overview.two.what':
    'Reihum je eine Aktion: passen (R5.2), rekrutieren (R5.3) oder die Karawane bewegen (R7.2), bis alle gepasst haben.',
  'rules.overview.three': 'III Ende der Runde',
  'rules.overview.three.what':
    'Prozession (R10.1), Belohnungen der Tempel (R10.2), überzählige Waren (R10.3), nächster Startspieler (R10.4).',

  'rules.table.title': 'Was auf dem Tisch liegt',
  'rules.R1.2.name': 'Farben und Würfel',
  'rules.R1.2':
    'Die Spieler sind Blau, Rot, Schwarz und Weiß. Jeder hat Würfel seiner Farbe: Auf Äckern, in Tempeln und in Kanälen zeigen sie, wer dort war. Graue Würfel sind *neutral* und gehören niemandem.',
  'rules.R1.3.name': 'Waren',
  'rules.R1.3':
    'Es gibt fünf Waren: Gerste, Datteln, Salz, Palme und Wein. *Wein ist der Joker*: Du darfst ihn statt jeder anderen Ware geben. Ein Kamel oder ein Talent ersetzt er nie.',
  'rules.R1.4.name': 'Vorrat und allgemeiner Vorrat',
  'rules.R1.4':
    'Was dir gehört, ist dein *Vorrat*; woraus alle nehmen und wohin alle zahlen, ist der *allgemeine Vorrat*. Alles liegt offen. Unbekannt ist nur, welche Karten noch kommen.',
  'rules.R1.5.name': 'Der allgemeine Vorrat ist begrenzt',
  'rules.R1.5':
    'Der allgemeine Vorrat enthält, was in der Schachtel ist, und nicht mehr. Sollst du mehr bekommen, als da ist, nimmst du den Rest, und was fehlt, verfällt. Was bezahlt oder abgeworfen wird, kommt dorthin zurück.',
  'rules.tokens': 'Was in der Schachtel ist',
  'rules.tokens.piece': 'Stück',
  'rules.tokens.count': 'Anzahl',
  'rules.tokens.camels': 'Kamele',
  'rules.tokens.talents': 'Talente',
  'rules.tokens.cubes': 'Würfel jedes Spielers',
  'rules.tokens.neutral': 'neutrale Würfel',
  'rules.R2.1.name': 'Aufbau: die Karawane',
  'rules.R2.1': 'Die Karawane beginnt in Babylon.',
  'rules.R2.2.name': 'Aufbau: Pflanzen-Karten',
  'rules.R2.2':
    'Die Pflanzen-Karte mit Qualitätsstufe 2 auf beiden Seiten kommt nach Khorsabad, gleich mit welcher Seite nach oben. Die anderen drei werden zufällig auf Eshnunna, Ur und Mari verteilt und zeigen Qualitätsstufe 1.',
  'rules.R2.3.name': 'Aufbau: Karten nach Spielerzahl',
  'rules.R2.3': 'Mit weniger Spielern sind weniger Gewerbe- und Hof-Karten im Spiel.',
  'rules.R2.3.trades': 'Gewerbe-Karten im Spiel',
  'rules.R2.4.name': 'Aufbau: Waren auf den Karawanenführern',
  'rules.R2.4':
    'Auf jeden Karawanenführer II im Spiel kommt eine Ware, gezogen aus einer Gerste, einer Dattel, einem Salz und einer Palme. Nie tragen also zwei dieser Karten die gleiche Ware, und keine trägt Wein.',
  'rules.R2.5.name': 'Aufbau: Gartenplättchen',
  'rules.R2.5':
    'Das Plättchen mit {points, plural, one {# Punkt} other {# Punkten}} kommt auf das oberste Feld. Alle anderen werden für ihre Ebene gezogen: 3 von {third} für Ebene 3, 5 von {second} für Ebene 2, 7 von {first} für Ebene 1. Der Rest kommt zurück in die Schachtel.',
  'rules.R2.5.empty': 'Bei {players} Spielern bleiben diese Felder leer: {squares}.',
  'rules.R2.6.name': 'Aufbau: die Spieler',
  'rules.R2.6':
    'Jeder erhält die Würfel einer Farbe, 4 Talente, 1 Kamel und einen Karawanenführer der Stufe 0 und beginnt mit 0 Punkten. Der Startspieler wird ausgelost.',

  'rules.round.title': 'Eine Runde',
  'rules.R1.6.name': 'Drei Phasen',
  'rules.R1.6':
    'Eine *Runde* hat drei Phasen: Vorbereitung, Aktionen, Ende der Runde. Runde folgt auf Runde, bis das Spiel endet.',
  'rules.R4.1.name': 'Phase I: Gewerbe-Karten',
  'rules.R4.1':
    'Alle Gewerbe-Karten werden gemischt. Für jeden Spieler wird eine Gruppe von drei Karten offen ausgelegt; die übrigen Karten spielen in dieser Runde nicht mit.',
  'rules.R4.2.name': 'Phase I: Einkommen',
  'rules.R4.2':
    'In Spielerreihenfolge nimmt, wer einen Bankier hat, das Einkommen, das die Karte zeigt. Ohne Bankier gibt es kein Einkommen.',
  'rules.R4.2.caption': 'Einkommen in jeder Runde',
  'rules.R5.1.name': 'Phase II: eine Aktion nach der anderen',
  'rules.R5.1':
    'Der Startspieler beginnt, dann geht es im Uhrzeigersinn. Wer an der Reihe ist, tut eines: *passen*, *rekrutieren* oder *die Karawane bewegen*. So geht es reihum, bis alle gepasst haben.',
  'rules.R5.2.name': 'Passen',
  'rules.R5.2':
    'Wer passt, tut in dieser Runde nichts mehr. Aber sooft du an die Reihe kämst und noch jemand mitspielt, nimmst du 1 Talent. Sobald der Letzte passt, ist die Phase vorbei, und niemand erhält mehr etwas.',
  'rules.R5.2.example':
    'Rot passt, Schwarz und Blau machen weiter. Rot ist an der Reihe: 1 Talent. Schwarz passt, Blau rekrutiert. Rot und Schwarz nehmen je 1 Talent. Blau passt: Die Phase ist sofort vorbei.',
  'rules.R10.3.name': 'Phase III: überzählige Waren',
  'rules.R10.3':
    'Nach Prozession (R10.1) und Tempeln (R10.2) wirft in Spielerreihenfolge, wer mehr Waren hat, als sein Karawanenführer erlaubt, die überzähligen ab, nach eigener Wahl. Kamele und Talente behält man unbegrenzt.',
  'rules.R10.3.caption': 'Waren, die du behalten darfst',
  'rules.R10.4.name': 'Phase III: nächster Startspieler',
  'rules.R10.4':
    'Die Startspieler-Karte geht im Uhrzeigersinn weiter, und wer gepasst hat, ist wieder dabei. Dann kommt die nächste Runde, falls das Spiel nicht vorbei ist (R11.1).',

  'rules.recruit.title': 'Rekrutieren',
  'rules.R5.3.name': 'Was eine Karte kostet',
  'rules.R5.3':
    'Wähle eine offene Karte einer beliebigen Gruppe. Zahle 1 Talent für jede Karte dieser Gruppe, die schon umgedreht ist: Die erste Karte kostet nichts, die zweite 1 Talent, die dritte 2. Dreh deine Karte um und tu, was ihr Gewerbe sagt. Von zwei gleichen Karten einer Gruppe wird die linke umgedreht.',
  'rules.R5.3.example':
    'In einer Gruppe ist nichts umgedreht: Ihr Priester kostet nichts. In einer anderen sind zwei Karten umgedreht: Ihr Bauer kostet 2 Talente.',
  'rules.R5.4.name': 'Es muss möglich sein',
  'rules.R5.4':
    'Du darfst nur rekrutieren, was du ausführen kannst: Bauer, Priester und Ingenieur brauchen einen Würfel aus deinem Vorrat, der Händler ein Kamel im allgemeinen Vorrat. Hast du einen Würfel, aber keine Zone ist offen, legt der Ingenieur nichts und bringt seine Punkte trotzdem.',
  'rules.R6.1.name': 'Bauer',
  'rules.R6.1':
    'Wähle eine der beiden Reihen von Äckern. Leg einen Würfel auf den ersten leeren Acker von links und nimm die Ware dieses Ackers.',
  'rules.R6.1.caption': 'Waren der Äcker, von links nach rechts',
  'rules.R6.1.row': 'Reihe',
  'rules.R6.2.name': 'Eine volle Reihe',
  'rules.R6.2':
    'Ist eine Reihe voll, erhält, wer dort die meisten Würfel hat, einen Gärtner, falls noch einer da ist. Bei Gleichstand an der Spitze erhält ihn niemand. Dann wird die Reihe geräumt, und jeder Würfel kehrt zu seinem Besitzer zurück.',
  'rules.R6.2.example':
    'In einer Reihe liegen Rot, Blau, Schwarz, Blau. Füllt Blau sie, hat Blau dort drei Würfel und erhält den Gärtner. Füllt Rot sie, haben Rot und Blau je zwei, und niemand erhält ihn.',
  'rules.R6.3.name': 'Priester',
  'rules.R6.3':
    'Leg einen Würfel in einen der drei Tempel. Er kommt auf den Platz ganz links und schiebt die Würfel, die dort liegen, einen Platz nach rechts. Ein Tempel hat vier Plätze: Was über den vierten hinausgeschoben wird, kehrt zu seinem Besitzer zurück, ein neutraler Würfel in den allgemeinen Vorrat.',
  'rules.R6.3.example':
    'Im Marduk-Tempel liegen Rot, neutral, Schwarz, Blau. Weiß legt einen Würfel dazu: Weiß, Rot, neutral, Schwarz. Der blaue Würfel geht an Blau zurück.',
  'rules.R6.4.name': 'Ingenieur',
  'rules.R6.4': 'Leg einen Würfel in eine offene Bewässerungszone (R3.5), dann erhältst du 2 Punkte.',
  'rules.R6.5.name': 'Händler',
  'rules.R6.5': 'Nimm ein Kamel.',

  'rules.irrigation.title': 'Garten und Kanäle',
  'rules.R3.1.name': 'Felder und Ebenen',
  'rules.R3.1':
    'Der Garten ist eine Raute aus 16 Feldern, benannt nach Spalte (a bis d, am unteren rechten Rand) und Zeile (1 bis 4, am unteren linken Rand): a1 liegt unten, d4 oben. Er steigt in vier Ebenen an: 7 Felder am Fluss, dann 5, dann 3, dann die Spitze.',
  'rules.R3.2.name': 'Qualitätsstufe',
  'rules.R3.2':
    'Ein Feld verlangt eine Pflanze mit der Qualitätsstufe seiner Ebene: 1, 2 oder 3. Der Spitze genügt Qualitätsstufe 3.',
  'rules.R3.3.name': 'Seiten und Zonen',
  'rules.R3.3':
    'Zwischen zwei benachbarten Feldern verläuft eine *Seite*, benannt nach beiden: a1-b1. Sie hat eine Bewässerungszone, Platz für einen Würfel. Seiten, die an Ebene {floor} oder eine höhere grenzen, haben zwei Zonen.',
  'rules.R3.4.name': 'Der Fluss',
  'rules.R3.4':
    'Der Fluss fließt an den beiden unteren Rändern des Gartens entlang. Am Fluss zu liegen bewässert ein Feld noch nicht.',
  'rules.R3.5.name': 'Wo du bewässern darfst',
  'rules.R3.5':
    'Wasser läuft an bewässerten Seiten entlang, von Ecke zu Ecke. Eine Zone ist für deinen Würfel *offen*, wenn sie leer ist und Wasser ein Ende ihrer Seite erreicht: vom Ufer her oder durch vollständig bewässerte Seiten. Eine Seite, bei der nur eine von zwei Zonen belegt ist, leitet kein Wasser weiter. Die sechs Seiten am Ufer sind offen, solange sie leer sind.',
  'rules.R3.5.example':
    'a1-b1 ist bewässert. Seiten, die an ihr inneres Ende stoßen, sind nun offen: zum Beispiel a2-b2 und b1-b2.',
  'rules.R3.6.name': 'Wasser für alle',
  'rules.R3.6':
    'Wasser fließt an jedem Würfel vorbei: an deinem, an fremden und an neutralen. Auch ein neutraler Würfel braucht einen Weg zum Fluss (R3.5).',
  'rules.R3.7.name': 'Felder ohne Plättchen',
  'rules.R3.7':
    'Felder, die zu zweit leer bleiben, können nicht bepflanzt werden und gelten nie als bepflanzt. Die Kanäle um sie herum sind wie alle anderen.',
  'rules.R3.8.name': 'Wann ein Feld Wasser hat',
  'rules.R3.8': 'Ein Feld ist *bewässert*, sobald eine seiner Seiten vollständig bewässert ist.',
}
