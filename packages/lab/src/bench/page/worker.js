import { parseWeights, weightsUrl } from '@amyitis/bots'
import { midGamePosition, searchThroughput } from '../search-throughput.ts'

const file = await fetch(weightsUrl({ players: 2, palace: false }))
const { net } = parseWeights(new Uint8Array(await file.arrayBuffer()))
self.postMessage(searchThroughput(net, midGamePosition(2, false, net)))
