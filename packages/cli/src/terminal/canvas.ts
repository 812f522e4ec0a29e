import type { Paint, Style } from './paint.ts'

/** A sheet of characters to draw on; each takes one column. */
export class Canvas {
  private readonly rows: { char: string; style: Style }[][] = []

  put(x: number, y: number, text: string, style: Style = 'plain'): void {
    while (this.rows.length <= y) this.rows.push([])
    const row = this.rows[y]
    Array.from(text).forEach((char, i) => {
      while (row.length < x + i) row.push({ char: ' ', style: 'plain' })
      row[x + i] = { char, style }
    })
  }

  lines(paint: Paint): string[] {
    return this.rows.map((row) => {
      let line = ''
      for (let from = 0; from < row.length; ) {
        let to = from + 1
        while (to < row.length && row[to].style === row[from].style) to++
        const run = row.slice(from, to).map((cell) => cell.char)
        line += paint(run.join(''), row[from].style)
        from = to
      }
      return line.trimEnd()
    })
  }
}
