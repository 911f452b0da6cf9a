import * as migration_20261121_070000_initial from './20261121_070000_initial'
import * as migration_20261121_070001_search_notify_and_counters from './20261121_070001_search_notify_and_counters'
import * as migration_20261121_080604_announcement_marks from './20261121_080604_announcement_marks'
import * as migration_20261121_090500_notify_website_settings from './20261121_090500_notify_website_settings'
import * as migration_20261121_103724_seat_previous_slugs_invitations from './20261121_103724_seat_previous_slugs_invitations'
import * as migration_20261121_105500_searchable_offers from './20261121_105500_searchable_offers'
import * as migration_20261121_105530_lighter_pictures from './20261121_105530_lighter_pictures'
import * as migration_20261121_142000_narrow_searchable_offers from './20261121_142000_narrow_searchable_offers'

export const migrations = [
  {
    up: migration_20261121_070000_initial.up,
    down: migration_20261121_070000_initial.down,
    name: '20261121_070000_initial',
  },
  {
    up: migration_20261121_070001_search_notify_and_counters.up,
    down: migration_20261121_070001_search_notify_and_counters.down,
    name: '20261121_070001_search_notify_and_counters',
  },
  {
    up: migration_20261121_080604_announcement_marks.up,
    down: migration_20261121_080604_announcement_marks.down,
    name: '20261121_080604_announcement_marks',
  },
  {
    up: migration_20261121_090500_notify_website_settings.up,
    down: migration_20261121_090500_notify_website_settings.down,
    name: '20261121_090500_notify_website_settings',
  },
  {
    up: migration_20261121_103724_seat_previous_slugs_invitations.up,
    down: migration_20261121_103724_seat_previous_slugs_invitations.down,
    name: '20261121_103724_seat_previous_slugs_invitations',
  },
  {
    up: migration_20261121_105500_searchable_offers.up,
    down: migration_20261121_105500_searchable_offers.down,
    name: '20261121_105500_searchable_offers',
  },
  {
    up: migration_20261121_105530_lighter_pictures.up,
    down: migration_20261121_105530_lighter_pictures.down,
    name: '20261121_105530_lighter_pictures',
  },
  {
    up: migration_20261121_142000_narrow_searchable_offers.up,
    down: migration_20261121_142000_narrow_searchable_offers.down,
    name: '20261121_142000_narrow_searchable_offers',
  },
]
