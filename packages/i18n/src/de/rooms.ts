import type { ROOMS as ENGLISH } from '../en/rooms.ts'
import type { Translated } from '../message.ts'

export const ROOMS: Translated<typeof ENGLISH> = {
  'nav.label': 'Hauptmenü',
  'nav.home': 'Start',
  'nav.online': 'Online',
  'nav.learn': 'Lernen',
  'nav.games': 'Meine Partien',
  'nav.statistics': 'Meine Statistik',
  'nav.waiting': '{count, plural, one {# Partie wartet auf dich} other {# Partien warten auf dich}}',
  'room.gate': 'Das Ishtar-Tor',
  'room.scribes': 'Das Haus der Schreiber',
  'room.tablets': 'Das Haus der Tafeln',
  'room.steward': 'Die Kammer des Verwalters',
  'about.title': 'Über Amyitis',
  'settings.look': 'Darstellung und Ton',
  'settings.table': 'Am Tisch',

  'games.about':
    '{count, plural, =0 {Noch keine Partie auf diesem Gerät} one {# Partie auf diesem Gerät} other {# Partien auf diesem Gerät}}',
  'games.figure.finished': '{count, plural, one {Partie beendet} other {Partien beendet}}',
  'games.figure.won': 'gewonnen ({share})',
  'games.figure.average': 'Punkte im Schnitt',
  'games.figure.best': 'dein Bestwert, gegen {who}',
  'games.filter': 'Anzeigen',
  'games.filter.all': 'Alle',
  'games.filter.running': 'Laufende',
  'games.filter.won': 'Gewonnene',
  'games.filter.duel': 'Zu zweit',
  'games.filter.palace': 'Palast',
  'games.search': 'Name oder Gegner',
  'games.found': '{count, plural, =0 {Keine Partie gefunden.} one {# Partie} other {# Partien}}',
  'games.result.running': 'läuft',
  'games.result.won': 'gewonnen',
  'games.result.lost': 'verloren',
  'games.result.over': 'beendet',
  'games.more': 'Mehr: {name}',
}
