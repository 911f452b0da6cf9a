import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { runChildCommand } from '@/src/server/process/childCommand'
import { startTypeScript } from '@/tests/support/startTypeScript'
import { createBlankTestDatabase } from '@/tests/support/testPayload'

/** The last migration of the version in which a page had one slug for all languages. */
const ONE_LANGUAGE_MIGRATION = '20261122_190001_production_sql'

test('A migration to two languages keeps each text as the French one, in the versions too', async () => {
  const variables = { DATABASE_URL: await createBlankTestDatabase(), NODE_ENV: 'test' }
  const program = await startTypeScript('tests/support/migrateTo.ts', {
    args: [ONE_LANGUAGE_MIGRATION],
    variables,
  })
  program.stdout.resume()
  expect(await once(program, 'exit')).toEqual([0, null])
  const client = new pg.Client(variables.DATABASE_URL)
  await client.connect()
  await client.query(`
    INSERT INTO expertise_pages (id, slug, _status) VALUES
      (1, 'science-des-donnees', 'published'), (2, 'sans-un-mot', 'draft'), (3, NULL, 'draft');
    INSERT INTO expertise_pages_locales (_parent_id, _locale, title) VALUES
      (1, 'fr', 'Science des données'), (1, 'en', 'Data science');
    INSERT INTO _expertise_pages_v (id, parent_id, version_slug) VALUES (7, 1, 'donnees');
    INSERT INTO _expertise_pages_v_locales (_parent_id, _locale, version_title) VALUES
      (7, 'fr', 'Données');
    INSERT INTO home_page (id) VALUES (1);
    INSERT INTO home_page_statistics_figures (_order, _parent_id, id, prefix, value) VALUES
      (1, 1, 'figure', '+', 78);
    INSERT INTO home_page_statistics_figures_locales (_parent_id, _locale, label) VALUES
      ('figure', 'fr', 'experts'), ('figure', 'en', 'experts');
    INSERT INTO legal_notice (id, publisher_address, host_name) VALUES (1, 'Paris', 'Hébergeur');
    INSERT INTO legal_notice_locales (_parent_id, _locale, title) VALUES
      (1, 'fr', 'Mentions légales'), (1, 'en', 'Legal notice');
    INSERT INTO job_applications (candidate_name, candidate_email, job_title, status)
      VALUES ('Camille', 'c@mail.example', 'Développeur', 'pending');
    INSERT INTO job_applications (candidate_name, candidate_email, job_title, status, created_at)
      VALUES ('Ancienne', 'a@mail.example', 'Développeur', 'rejected', '2026-01-05T23:30:00Z'),
        ('Oubliée', 'anonyme@anonyme.invalid', 'Développeur', 'pending', '2026-01-05T10:00:00Z');
    INSERT INTO job_offers (title, slug, location, contract, category, experience, mission, published_date,
        deleted_at) VALUES
      ('Alternante', 'a', 'remote', 'apprenticeship', 'internal-staff', 'confirmed', 'M', now(), NULL),
      ('Jetée', 'b', 'lyon', 'internship', 'data-science', 'expert', 'M', now(), now());
    INSERT INTO offices (id, name, job_location) VALUES (1, 'Lyon', 'lyon');
    INSERT INTO _offices_v (parent_id, version_job_location) VALUES (1, 'lyon');
    INSERT INTO hero_settings (id, cta_url) VALUES (1, '/nos-offres');
    INSERT INTO hero_settings_locales (_parent_id, _locale, main_title) VALUES
      (1, 'fr', 'Bonjour'), (1, 'en', 'Hello');
    INSERT INTO navigation_settings (id) VALUES (1);
    INSERT INTO navigation_settings_items (_order, _parent_id, id, url) VALUES (1, 1, 'entry', '/x');
    INSERT INTO navigation_settings_items_locales (_parent_id, _locale, label) VALUES
      ('entry', 'fr', 'Accueil');
    INSERT INTO website_settings (id, company_name, timezone) VALUES (1, 'Exemplia', 'Europe/London');
    INSERT INTO website_settings_second_factor_roles ("order", parent_id, value) VALUES
      (1, 1, 'admin');
    INSERT INTO website_settings_opening_hours (_order, _parent_id, id) VALUES (1, 1, 'week');
    INSERT INTO website_settings_opening_hours_locales (_parent_id, _locale, days, hours) VALUES
      ('week', 'fr', 'Lundi', '9 h'), ('week', 'en', 'Monday', '9 am');
    INSERT INTO visitors (id, key, last_at) OVERRIDING SYSTEM VALUE VALUES
      (1, 'visitor_1', '2026-11-22T11:00:00Z'), (2, 'visitor_2', '2026-11-22T10:00:00Z');
    INSERT INTO visit_sessions (id, visitor_id, started_at, last_at, views, entry_id, exit_id,
        referrer_id, agent_id, device, browser, os, source, part, key) OVERRIDING SYSTEM VALUE
      SELECT id, visitor, last, last, 1, 1, 1, 1, 1, 'desktop', 'chrome', 'linux', 'direct', 1, id
      FROM (VALUES (1, 1, timestamptz '2026-11-22T11:00:00Z'), (2, 1, '2026-11-22T10:30:00Z'),
        (3, 2, '2026-11-22T10:00:00Z')) seen (id, visitor, last);
    SELECT make_visit_month('2026-11-01T00:00:00Z');
    INSERT INTO visits (created_at, session_id, path_id) VALUES ('2026-11-19T23:30:00Z', 2, 1),
      ('2026-11-22T10:00:00Z', 3, 1), ('2026-11-22T10:30:00Z', 2, 1), ('2026-11-22T11:00:00Z', 1, 1);`)

  await runChildCommand('migrate', variables)

  const rows = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows
  // It is not known what was sent to applications that were decided before the promise existed.
  expect(
    await rows(`
      SELECT candidate_name, awaits_answer, answer_due_on = CASE WHEN awaits_answer
        THEN ((now() AT TIME ZONE 'Europe/London')::date + 15 + time '12:00') AT TIME ZONE 'UTC'
        ELSE '2026-01-20T12:00:00Z' END FROM job_applications ORDER BY id`),
  ).toEqual([
    ['Camille', true, true],
    ['Ancienne', false, true],
    ['Oubliée', false, true],
  ])
  expect(
    await rows(
      'SELECT _parent_id, _locale, title, slug FROM expertise_pages_locales ORDER BY 1, 2',
    ),
  ).toEqual([
    [1, 'fr', 'Science des données', 'science-des-donnees'],
    [1, 'en', 'Data science', null],
    [2, 'fr', null, 'sans-un-mot'],
  ])
  expect(await rows('SELECT version_title, version_slug FROM _expertise_pages_v_locales')).toEqual([
    ['Données', 'donnees'],
  ])
  expect(await rows('SELECT _locale, prefix FROM home_page_statistics_figures_locales')).toEqual(
    expect.arrayContaining([
      ['fr', '+'],
      ['en', '+'],
    ]),
  )
  expect(
    await rows(`SELECT _locale, title, publisher_address, host_name FROM legal_notice_locales
      ORDER BY _locale`),
  ).toEqual([
    ['fr', 'Mentions légales', 'Paris', 'Hébergeur'],
    ['en', 'Legal notice', null, null],
  ])
  expect(await rows('SELECT DISTINCT language FROM job_applications')).toEqual([['fr']])
  // The criteria are those of the former code, in each language; the offers are unchanged.
  expect(
    await rows(
      `SELECT title, location, contract, category, experience FROM job_offers ORDER BY id`,
    ),
  ).toEqual([
    ['Alternante', 'remote', 'apprenticeship', 'internal-staff', 'confirmed'],
    ['Jetée', 'lyon', 'internship', 'data-science', 'expert'],
  ])
  expect(await rows(`SELECT job_location, version_job_location FROM offices, _offices_v`)).toEqual([
    ['lyon', 'lyon'],
  ])
  expect(
    await rows(`SELECT kind, string_agg(label, ', ' ORDER BY criteria._order COLLATE "C")
      FROM offer_criteria criteria JOIN offer_criteria_locales said ON _parent_id = criteria.id
      GROUP BY kind, _locale ORDER BY _locale, kind`),
  ).toEqual([
    ['location', 'Paris, Bordeaux, Nantes, Lyon, Remote'],
    ['contract', 'CDI, CDD, Stage, Alternance, Freelance'],
    [
      'category',
      "Construction d'applications, Conseil métier & process agile, Science des données, Infrastructure & Cyber Sécurité, Staff interne",
    ],
    ['experience', 'Junior, Confirmé, Senior, Expert'],
    ['location', 'Paris, Bordeaux, Nantes, Lyon, Remote'],
    ['contract', 'Permanent, Fixed-term, Internship, Apprenticeship, Freelance'],
    [
      'category',
      'Application development, Business consulting & agile, Data science, Infrastructure & cybersecurity, Internal staff',
    ],
    ['experience', 'Junior, Mid-level, Senior, Expert'],
  ])
  // The former settings become their first version.
  expect(
    await rows(`SELECT v.version_cta_url, l.version_main_title FROM _hero_settings_v v
      JOIN _hero_settings_v_locales l ON l._parent_id = v.id ORDER BY l._locale`),
  ).toEqual([
    ['/nos-offres', 'Bonjour'],
    ['/nos-offres', 'Hello'],
  ])
  expect(
    await rows(`SELECT i._uuid, i.url, l.label FROM _navigation_settings_v_version_items i
      JOIN _navigation_settings_v_version_items_locales l ON l._parent_id = i.id`),
  ).toEqual([['entry', '/x', 'Accueil']])
  expect(
    await rows(`SELECT v.version_timezone, r.value, l.hours FROM _website_settings_v v
      JOIN _website_settings_v_version_second_factor_roles r ON r.parent_id = v.id
      JOIN _website_settings_v_version_opening_hours o ON o._parent_id = v.id
      JOIN _website_settings_v_version_opening_hours_locales l ON l._parent_id = o.id
      ORDER BY l._locale`),
  ).toEqual([
    ['Europe/London', 'admin', '9 h'],
    ['Europe/London', 'admin', '9 am'],
  ])
  // A visitor continues the session that was seen last.
  expect(await rows('SELECT id, session_id FROM visitors ORDER BY id')).toEqual([
    ['1', '1'],
    ['2', '3'],
  ])
  // A view is on its local day, with the days since the previous view.
  expect(await rows('SELECT day::text, gap, visitors FROM visitor_gaps ORDER BY 1, 2')).toEqual([
    ['2026-11-19', 366, 1],
    ['2026-11-22', 3, 1],
    ['2026-11-22', 366, 1],
  ])
  await client.end()
})
