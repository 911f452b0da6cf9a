'use client'

import type { DateFieldClientProps } from 'payload'
import { useState } from 'react'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { instantOfWallTime, lastInstantOfDay, wallTimeOf } from '@/src/domain/text/wallClock'
import { DateTimeFieldFrame, useDateTimeInputAttributes } from '../timezone/DateTimeFieldFrame'
import { useSiteTimezone } from '../timezone/siteTimezone'
import { useMomentField } from '../timezone/useMomentField'
import styles from './EndTimeField.module.css'

type TypedOfferEnd = { day: string; time: string }

/** The end of an offer: a day, with an optional time. Without a time the offer ends with the day. */
export function EndTimeField(props: DateFieldClientProps) {
  const { inputOf, isIncomplete, problem, setValue, value } = useMomentField(props.path)
  const input = useDateTimeInputAttributes(props)
  const timezone = useSiteTimezone()
  const [typed, setTyped] = useState<TypedOfferEnd>({ day: '', time: '' })
  const isTyped = instantOfTypedEnd(typed, timezone) === (value ?? null)
  const shown = isTyped ? typed : typedEndOfInstant(value ?? '', timezone)
  const change = (changed: Partial<TypedOfferEnd>) => {
    const end = { ...shown, ...changed }
    setTyped(end)
    setValue(instantOfTypedEnd(end, timezone))
  }

  return (
    <DateTimeFieldFrame {...props} problem={problem}>
      <div className={styles.inputs}>
        <input {...input} {...inputOf('day', shown.day, (day) => change({ day }))} type="date" />
        <label>
          <span>{jobOffersText.endTime}</span>
          <input
            {...inputOf('time', shown.time, (time) => change({ time }))}
            aria-describedby={`problem-${props.path}`}
            disabled={input.disabled || !(shown.day || isIncomplete)}
            type="time"
          />
        </label>
      </div>
    </DateTimeFieldFrame>
  )
}

function instantOfTypedEnd({ day, time }: TypedOfferEnd, timezone: SiteTimezone): string | null {
  const instant = time
    ? instantOfWallTime(`${day}T${time}`, timezone)
    : lastInstantOfDay(day, timezone)
  return instant?.toISOString() ?? null
}

function typedEndOfInstant(instant: string, timezone: SiteTimezone): TypedOfferEnd {
  const [day = '', time = ''] = wallTimeOf(instant, timezone).split('T')
  const isWholeDay = instantOfTypedEnd({ day, time: '' }, timezone) === instant
  return { day, time: isWholeDay ? '' : time }
}
