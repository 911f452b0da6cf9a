import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What the code knew until now, word for word: offers and the addresses of searches go on meaning the same.
  await db.execute(`
    WITH known (kind, code, word, french, english, employment_type, is_remote, rank) AS (VALUES
      ('location', 'paris', 'paris', 'Paris', 'Paris', 'OTHER', false, 'a0'),
      ('location', 'bordeaux', 'bordeaux', 'Bordeaux', 'Bordeaux', 'OTHER', false, 'a1'),
      ('location', 'nantes', 'nantes', 'Nantes', 'Nantes', 'OTHER', false, 'a2'),
      ('location', 'lyon', 'lyon', 'Lyon', 'Lyon', 'OTHER', false, 'a3'),
      ('location', 'remote', 'remote', 'Remote', 'Remote', 'OTHER', true, 'a4'),
      ('contract', 'cdi', 'cdi', 'CDI', 'Permanent', 'FULL_TIME', false, 'a5'),
      ('contract', 'cdd', 'cdd', 'CDD', 'Fixed-term', 'TEMPORARY', false, 'a6'),
      ('contract', 'internship', 'stage', 'Stage', 'Internship', 'INTERN', false, 'a7'),
      ('contract', 'apprenticeship', 'alternance', 'Alternance', 'Apprenticeship', 'OTHER', false,
        'a8'),
      ('contract', 'freelance', 'freelance', 'Freelance', 'Freelance', 'CONTRACTOR', false, 'a9'),
      ('category', 'applications', 'construction-applications', 'Construction d''applications',
        'Application development', 'OTHER', false, 'aA'),
      ('category', 'consulting', 'conseil-metier', 'Conseil métier & process agile',
        'Business consulting & agile', 'OTHER', false, 'aB'),
      ('category', 'data-science', 'science-donnees', 'Science des données', 'Data science',
        'OTHER', false, 'aC'),
      ('category', 'infrastructure-security', 'infrastructure-cyber',
        'Infrastructure & Cyber Sécurité', 'Infrastructure & cybersecurity', 'OTHER', false, 'aD'),
      ('category', 'internal-staff', 'staff-interne', 'Staff interne', 'Internal staff', 'OTHER',
        false, 'aE'),
      ('experience', 'junior', 'junior', 'Junior', 'Junior', 'OTHER', false, 'aF'),
      ('experience', 'confirmed', 'confirme', 'Confirmé', 'Mid-level', 'OTHER', false, 'aG'),
      ('experience', 'senior', 'senior', 'Senior', 'Senior', 'OTHER', false, 'aH'),
      ('experience', 'expert', 'expert', 'Expert', 'Expert', 'OTHER', false, 'aI')
    ), written AS (
      INSERT INTO offer_criteria (kind, code, word, employment_type, is_remote, _order)
      SELECT kind::enum_offer_criteria_kind, code, word,
        employment_type::enum_offer_criteria_employment_type, is_remote, rank
      FROM known ORDER BY rank COLLATE "C"
      RETURNING id, kind::text AS kind, code
    )
    INSERT INTO offer_criteria_locales (_parent_id, _locale, label)
    SELECT id, 'fr'::_locales, french FROM written JOIN known USING (kind, code)
    UNION ALL
    SELECT id, 'en'::_locales, english FROM written JOIN known USING (kind, code)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DELETE FROM offer_criteria')
}
