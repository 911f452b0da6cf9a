import * as initial from './20261121_070000_initial'
import * as searchNotifyAndCounters from './20261121_070001_search_notify_and_counters'

export const migrations = [
  { name: '20261121_070000_initial', up: initial.up, down: initial.down },
  {
    name: '20261121_070001_search_notify_and_counters',
    up: searchNotifyAndCounters.up,
    down: searchNotifyAndCounters.down,
  },
]
