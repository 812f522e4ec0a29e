import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Player } from '@amyitis/bots'
import { formatMove, listLegal, MoveList, type Position, parseMove, toState, whyNot } from '@amyitis/engine'

/**
 * A bot in another program: it gets `{"cmd":"choose","state":{…},"legal":[…]}` on a line of its standard input and answers
 * `{"move":"…"}` on a line of its standard output (docs/protocol.md).
 */
export function externalPlayer(command: string): Player & { close(): void } {
  const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const list = new MoveList()
  return {
    async choose(position: Position) {
      listLegal(position, list)
      const legal = list.toArray().map(formatMove).sort()
      program.stdin.write(`${JSON.stringify({ cmd: 'choose', state: toState(position), legal })}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error(`"${command}" has ended in the middle of a game`)
      const { move } = JSON.parse(value) as { move: string }
      const chosen = parseMove(move)
      const code = chosen === undefined ? 'not-a-move' : whyNot(position, chosen)
      if (chosen === undefined || code !== undefined) throw new Error(`"${command}" answered "${move}": ${code}`)
      return chosen
    },
    close() {
      program.stdin.end()
      program.kill()
    },
  }
}
