import * as migration_20261122_090000_schema from './20261122_090000_schema'
import * as migration_20261122_090001_sql from './20261122_090001_sql'
import * as migration_20261122_120000_back_office_schema from './20261122_120000_back_office_schema'
import * as migration_20261122_120001_back_office_sql from './20261122_120001_back_office_sql'
import * as migration_20261122_160000_visits_schema from './20261122_160000_visits_schema'
import * as migration_20261122_160001_visits_sql from './20261122_160001_visits_sql'
import * as migration_20261122_190000_production_schema from './20261122_190000_production_schema'
import * as migration_20261122_190001_production_sql from './20261122_190001_production_sql'
import * as migration_20261122_220000_editions_schema from './20261122_220000_editions_schema'
import * as migration_20261123_180000_firm_ground_schema from './20261123_180000_firm_ground_schema'
import * as migration_20261123_180010_settings_versions_sql from './20261123_180010_settings_versions_sql'
import * as migration_20261123_180040_accounts_sql from './20261123_180040_accounts_sql'
import * as migration_20261123_180040_persons_sql from './20261123_180040_persons_sql'
import * as migration_20261123_180050_backup_runs_sql from './20261123_180050_backup_runs_sql'
import * as migration_20261124_040000_answers_schema from './20261124_040000_answers_schema'
import * as migration_20261124_040001_answers_sql from './20261124_040001_answers_sql'
import * as migration_20261124_041000_documents_schema from './20261124_041000_documents_schema'
import * as migration_20261124_041001_documents_sql from './20261124_041001_documents_sql'
import * as migration_20261124_100000_people_schema from './20261124_100000_people_schema'
import * as migration_20261124_100001_opinions_sql from './20261124_100001_opinions_sql'
import * as migration_20261124_110001_persons_spam_sql from './20261124_110001_persons_spam_sql'
import * as migration_20261124_115000_cut_documents_sql from './20261124_115000_cut_documents_sql'
import * as migration_20261124_120001_visits_mended_sql from './20261124_120001_visits_mended_sql'
import * as migration_20261124_145000_statistics_schema from './20261124_145000_statistics_schema'
import * as migration_20261124_150001_origins_sql from './20261124_150001_origins_sql'
import * as migration_20261124_151001_time_sql from './20261124_151001_time_sql'
import * as migration_20261124_152001_form_steps_sql from './20261124_152001_form_steps_sql'
import * as migration_20261124_153001_report_sql from './20261124_153001_report_sql'
import * as migration_20261124_154001_strike_sql from './20261124_154001_strike_sql'
import * as migration_20261124_163000_offer_life_schema from './20261124_163000_offer_life_schema'
import * as migration_20261124_163500_planned_changes_schema from './20261124_163500_planned_changes_schema'
import * as migration_20261124_201500_offer_terms_schema from './20261124_201500_offer_terms_schema'
import * as migration_20261124_201501_offer_terms_sql from './20261124_201501_offer_terms_sql'
import * as migration_20261124_202000_backups_sql from './20261124_202000_backups_sql'
import * as migration_20261124_202500_link_checks_schema from './20261124_202500_link_checks_schema'
import * as migration_20261125_200301_answer_taken_back_schema from './20261125_200301_answer_taken_back_schema'
import * as migration_20261125_204541_offer_life_before_schema from './20261125_204541_offer_life_before_schema'
import * as migration_20261127_112221_limits_schema from './20261127_112221_limits_schema'
import * as migration_20261128_063407_job_alerts_schema from './20261128_063407_job_alerts_schema'
import * as migration_20261128_063933_candidate_page_schema from './20261128_063933_candidate_page_schema'
import * as migration_20261128_063934_candidate_page_sql from './20261128_063934_candidate_page_sql'
import * as migration_20261128_070215_recruitment_process_schema from './20261128_070215_recruitment_process_schema'
import * as migration_20261128_085352_application_withdrawal from './20261128_085352_application_withdrawal'
import * as migration_20261128_090210_retention_periods_schema from './20261128_090210_retention_periods_schema'
import * as migration_20261128_090211_retention_periods_sql from './20261128_090211_retention_periods_sql'
import * as migration_20261128_093012_candidate_session from './20261128_093012_candidate_session'
import * as migration_20261128_095952_keep_consent_schema from './20261128_095952_keep_consent_schema'
import * as migration_20261128_095953_keep_consent_sql from './20261128_095953_keep_consent_sql'
import * as migration_20261128_125702_sealed_records_schema from './20261128_125702_sealed_records_schema'
import * as migration_20261128_125703_sealed_records_sql from './20261128_125703_sealed_records_sql'
import * as migration_20261128_130501_deletion_outbox_sql from './20261128_130501_deletion_outbox_sql'
import * as migration_20261128_175842_proposed_offers_schema from './20261128_175842_proposed_offers_schema'
import * as migration_20261128_181857_offer_recruiter_schema from './20261128_181857_offer_recruiter_schema'
import * as migration_20261128_184208_retention_extensions_schema from './20261128_184208_retention_extensions_schema'
import * as migration_20261128_184209_retention_extensions_sql from './20261128_184209_retention_extensions_sql'
import * as migration_20261128_184240_consent_request_in_answer from './20261128_184240_consent_request_in_answer'
import * as migration_20261128_235900_sealed_record_journal_sql from './20261128_235900_sealed_record_journal_sql'

export const migrations = [
  {
    up: migration_20261122_090000_schema.up,
    down: migration_20261122_090000_schema.down,
    name: '20261122_090000_schema',
  },
  {
    up: migration_20261122_090001_sql.up,
    down: migration_20261122_090001_sql.down,
    name: '20261122_090001_sql',
  },
  {
    up: migration_20261122_120000_back_office_schema.up,
    down: migration_20261122_120000_back_office_schema.down,
    name: '20261122_120000_back_office_schema',
  },
  {
    up: migration_20261122_120001_back_office_sql.up,
    down: migration_20261122_120001_back_office_sql.down,
    name: '20261122_120001_back_office_sql',
  },
  {
    up: migration_20261122_160000_visits_schema.up,
    down: migration_20261122_160000_visits_schema.down,
    name: '20261122_160000_visits_schema',
  },
  {
    up: migration_20261122_160001_visits_sql.up,
    down: migration_20261122_160001_visits_sql.down,
    name: '20261122_160001_visits_sql',
  },
  {
    up: migration_20261122_190000_production_schema.up,
    down: migration_20261122_190000_production_schema.down,
    name: '20261122_190000_production_schema',
  },
  {
    up: migration_20261122_190001_production_sql.up,
    down: migration_20261122_190001_production_sql.down,
    name: '20261122_190001_production_sql',
  },
  {
    up: migration_20261122_220000_editions_schema.up,
    down: migration_20261122_220000_editions_schema.down,
    name: '20261122_220000_editions_schema',
  },
  {
    up: migration_20261123_180000_firm_ground_schema.up,
    down: migration_20261123_180000_firm_ground_schema.down,
    name: '20261123_180000_firm_ground_schema',
  },
  {
    up: migration_20261123_180010_settings_versions_sql.up,
    down: migration_20261123_180010_settings_versions_sql.down,
    name: '20261123_180010_settings_versions_sql',
  },
  {
    up: migration_20261123_180040_accounts_sql.up,
    down: migration_20261123_180040_accounts_sql.down,
    name: '20261123_180040_accounts_sql',
  },
  {
    up: migration_20261123_180040_persons_sql.up,
    down: migration_20261123_180040_persons_sql.down,
    name: '20261123_180040_persons_sql',
  },
  {
    up: migration_20261123_180050_backup_runs_sql.up,
    down: migration_20261123_180050_backup_runs_sql.down,
    name: '20261123_180050_backup_runs_sql',
  },
  {
    up: migration_20261124_040000_answers_schema.up,
    down: migration_20261124_040000_answers_schema.down,
    name: '20261124_040000_answers_schema',
  },
  {
    up: migration_20261124_040001_answers_sql.up,
    down: migration_20261124_040001_answers_sql.down,
    name: '20261124_040001_answers_sql',
  },
  {
    up: migration_20261124_041000_documents_schema.up,
    down: migration_20261124_041000_documents_schema.down,
    name: '20261124_041000_documents_schema',
  },
  {
    up: migration_20261124_041001_documents_sql.up,
    down: migration_20261124_041001_documents_sql.down,
    name: '20261124_041001_documents_sql',
  },
  {
    up: migration_20261124_100000_people_schema.up,
    down: migration_20261124_100000_people_schema.down,
    name: '20261124_100000_people_schema',
  },
  {
    up: migration_20261124_100001_opinions_sql.up,
    down: migration_20261124_100001_opinions_sql.down,
    name: '20261124_100001_opinions_sql',
  },
  {
    up: migration_20261124_110001_persons_spam_sql.up,
    down: migration_20261124_110001_persons_spam_sql.down,
    name: '20261124_110001_persons_spam_sql',
  },
  {
    up: migration_20261124_115000_cut_documents_sql.up,
    down: migration_20261124_115000_cut_documents_sql.down,
    name: '20261124_115000_cut_documents_sql',
  },
  {
    up: migration_20261124_120001_visits_mended_sql.up,
    down: migration_20261124_120001_visits_mended_sql.down,
    name: '20261124_120001_visits_mended_sql',
  },
  {
    up: migration_20261124_145000_statistics_schema.up,
    down: migration_20261124_145000_statistics_schema.down,
    name: '20261124_145000_statistics_schema',
  },
  {
    up: migration_20261124_150001_origins_sql.up,
    down: migration_20261124_150001_origins_sql.down,
    name: '20261124_150001_origins_sql',
  },
  {
    up: migration_20261124_151001_time_sql.up,
    down: migration_20261124_151001_time_sql.down,
    name: '20261124_151001_time_sql',
  },
  {
    up: migration_20261124_152001_form_steps_sql.up,
    down: migration_20261124_152001_form_steps_sql.down,
    name: '20261124_152001_form_steps_sql',
  },
  {
    up: migration_20261124_153001_report_sql.up,
    down: migration_20261124_153001_report_sql.down,
    name: '20261124_153001_report_sql',
  },
  {
    up: migration_20261124_154001_strike_sql.up,
    down: migration_20261124_154001_strike_sql.down,
    name: '20261124_154001_strike_sql',
  },
  {
    up: migration_20261124_163000_offer_life_schema.up,
    down: migration_20261124_163000_offer_life_schema.down,
    name: '20261124_163000_offer_life_schema',
  },
  {
    up: migration_20261124_163500_planned_changes_schema.up,
    down: migration_20261124_163500_planned_changes_schema.down,
    name: '20261124_163500_planned_changes_schema',
  },
  {
    up: migration_20261124_201500_offer_terms_schema.up,
    down: migration_20261124_201500_offer_terms_schema.down,
    name: '20261124_201500_offer_terms_schema',
  },
  {
    up: migration_20261124_201501_offer_terms_sql.up,
    down: migration_20261124_201501_offer_terms_sql.down,
    name: '20261124_201501_offer_terms_sql',
  },
  {
    up: migration_20261124_202000_backups_sql.up,
    down: migration_20261124_202000_backups_sql.down,
    name: '20261124_202000_backups_sql',
  },
  {
    up: migration_20261124_202500_link_checks_schema.up,
    down: migration_20261124_202500_link_checks_schema.down,
    name: '20261124_202500_link_checks_schema',
  },
  {
    up: migration_20261125_200301_answer_taken_back_schema.up,
    down: migration_20261125_200301_answer_taken_back_schema.down,
    name: '20261125_200301_answer_taken_back_schema',
  },
  {
    up: migration_20261125_204541_offer_life_before_schema.up,
    down: migration_20261125_204541_offer_life_before_schema.down,
    name: '20261125_204541_offer_life_before_schema',
  },
  {
    up: migration_20261127_112221_limits_schema.up,
    down: migration_20261127_112221_limits_schema.down,
    name: '20261127_112221_limits_schema',
  },
  {
    up: migration_20261128_063407_job_alerts_schema.up,
    down: migration_20261128_063407_job_alerts_schema.down,
    name: '20261128_063407_job_alerts_schema',
  },
  {
    up: migration_20261128_063933_candidate_page_schema.up,
    down: migration_20261128_063933_candidate_page_schema.down,
    name: '20261128_063933_candidate_page_schema',
  },
  {
    up: migration_20261128_063934_candidate_page_sql.up,
    down: migration_20261128_063934_candidate_page_sql.down,
    name: '20261128_063934_candidate_page_sql',
  },
  {
    up: migration_20261128_070215_recruitment_process_schema.up,
    down: migration_20261128_070215_recruitment_process_schema.down,
    name: '20261128_070215_recruitment_process_schema',
  },
  {
    up: migration_20261128_085352_application_withdrawal.up,
    down: migration_20261128_085352_application_withdrawal.down,
    name: '20261128_085352_application_withdrawal',
  },
  {
    up: migration_20261128_090210_retention_periods_schema.up,
    down: migration_20261128_090210_retention_periods_schema.down,
    name: '20261128_090210_retention_periods_schema',
  },
  {
    up: migration_20261128_090211_retention_periods_sql.up,
    down: migration_20261128_090211_retention_periods_sql.down,
    name: '20261128_090211_retention_periods_sql',
  },
  {
    up: migration_20261128_093012_candidate_session.up,
    down: migration_20261128_093012_candidate_session.down,
    name: '20261128_093012_candidate_session',
  },
  {
    up: migration_20261128_095952_keep_consent_schema.up,
    down: migration_20261128_095952_keep_consent_schema.down,
    name: '20261128_095952_keep_consent_schema',
  },
  {
    up: migration_20261128_095953_keep_consent_sql.up,
    down: migration_20261128_095953_keep_consent_sql.down,
    name: '20261128_095953_keep_consent_sql',
  },
  {
    up: migration_20261128_125702_sealed_records_schema.up,
    down: migration_20261128_125702_sealed_records_schema.down,
    name: '20261128_125702_sealed_records_schema',
  },
  {
    up: migration_20261128_125703_sealed_records_sql.up,
    down: migration_20261128_125703_sealed_records_sql.down,
    name: '20261128_125703_sealed_records_sql',
  },
  {
    up: migration_20261128_130501_deletion_outbox_sql.up,
    down: migration_20261128_130501_deletion_outbox_sql.down,
    name: '20261128_130501_deletion_outbox_sql',
  },
  {
    up: migration_20261128_175842_proposed_offers_schema.up,
    down: migration_20261128_175842_proposed_offers_schema.down,
    name: '20261128_175842_proposed_offers_schema',
  },
  {
    up: migration_20261128_181857_offer_recruiter_schema.up,
    down: migration_20261128_181857_offer_recruiter_schema.down,
    name: '20261128_181857_offer_recruiter_schema',
  },
  {
    up: migration_20261128_184208_retention_extensions_schema.up,
    down: migration_20261128_184208_retention_extensions_schema.down,
    name: '20261128_184208_retention_extensions_schema',
  },
  {
    up: migration_20261128_184209_retention_extensions_sql.up,
    down: migration_20261128_184209_retention_extensions_sql.down,
    name: '20261128_184209_retention_extensions_sql',
  },
  {
    up: migration_20261128_184240_consent_request_in_answer.up,
    down: migration_20261128_184240_consent_request_in_answer.down,
    name: '20261128_184240_consent_request_in_answer',
  },
  {
    up: migration_20261128_235900_sealed_record_journal_sql.up,
    down: migration_20261128_235900_sealed_record_journal_sql.down,
    name: '20261128_235900_sealed_record_journal_sql',
  },
]
