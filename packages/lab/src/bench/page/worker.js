import { parseWeights, weightsUrl } from '@amyitis/bots'
import { middleOf, searchRate } from '../search-throughput.ts'

const file = await fetch(weightsUrl({ players: 2, palace: false }))
const { net } = parseWeights(new Uint8Array(await file.arrayBuffer()))
self.postMessage(searchRate(net, middleOf(2, false, net)))
