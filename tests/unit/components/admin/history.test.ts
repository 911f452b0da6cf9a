import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApplicationHistory } from '@/components/admin/jobApplications/ApplicationHistory'

const aReadEvent = (id: number, accountName: string) => ({
  ...{ id, accountName, application: 7, kind: 'read' as const },
  ...{ createdAt: `2026-11-0${id}T09:00:00.000Z`, updatedAt: '2026-11-09T09:00:00.000Z' },
})

function renderHistory(earlier: number) {
  const events = [aReadEvent(2, 'Paul'), aReadEvent(1, 'Léa')]
  const history = { earlier, events, pluginLines: [], timezone: 'Europe/Paris' as const }
  return renderToStaticMarkup(createElement(ApplicationHistory, history)).replaceAll(
    /<[^>]+>/g,
    ' ',
  )
}

test('The first reading is labelled as the first, and later ones as those of others', () => {
  expect(renderHistory(0)).toMatch(
    /Ouverte par une autre personne de l’équipe .* par Paul .*Ouverte pour la première fois .* par Léa/,
  )
})

test('With older events hidden, no shown event is labelled as the first', () => {
  expect(renderHistory(3)).not.toContain('pour la première fois')
})
