import type { IsoDay } from '../text/frenchDate'

/** The date presets with which staff filter recently created documents. */
export const RECENT_DAYS_PRESETS = ['today', 'yesterday', 'week', 'month'] as const
export type RecentDaysPreset = (typeof RECENT_DAYS_PRESETS)[number]

type PresetDayRange = { from: IsoDay; until: IsoDay | null }

/** First and last day, both included; no last day when the range ends today. */
export function dayRangeOfPreset(recent: RecentDaysPreset, today: IsoDay): PresetDayRange {
  if (recent === 'yesterday') {
    const yesterday = subtractDays(today, 1)
    return { from: yesterday, until: yesterday }
  }
  return { from: subtractDays(today, DAYS_BACK_BY_PRESET[recent]), until: null }
}

const DAYS_BACK_BY_PRESET = { today: 0, week: 6, month: 29 } as const

/** The preset that matches the range, if any. */
export function presetOfDayRange(
  range: { from: IsoDay | null; until: IsoDay | null },
  today: IsoDay,
): RecentDaysPreset | null {
  const isIt = (recent: RecentDaysPreset) => {
    const { from, until } = dayRangeOfPreset(recent, today)
    return range.from === from && (range.until === until || (!until && range.until === today))
  }
  return RECENT_DAYS_PRESETS.find(isIt) ?? null
}

function subtractDays(day: IsoDay, count: number): IsoDay {
  const noon = Date.parse(`${day}T12:00:00Z`) - count * 24 * 60 * 60 * 1000
  return new Date(noon).toISOString().slice(0, 10)
}
