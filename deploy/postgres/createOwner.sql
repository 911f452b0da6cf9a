-- The superuser runs this file once, when the database server is created. The account of the site is no superuser:
-- it owns its database, and so may create the extensions that it needs, which are trusted.
\set password `cat /run/secrets/database_password`
CREATE ROLE exemplia LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
-- The database has French collation, like that of `npm start`.
CREATE DATABASE exemplia OWNER exemplia TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'fr';
REVOKE ALL ON DATABASE exemplia FROM PUBLIC;
-- Backups are verified by a restore into this database, because the account cannot create one.
CREATE DATABASE exemplia_verification OWNER exemplia TEMPLATE template0;
REVOKE ALL ON DATABASE exemplia_verification FROM PUBLIC;
