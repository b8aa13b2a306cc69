import type { Signal } from '@preact/signals';
import { languageName, LANGUAGES, t } from '../i18n/index.ts';
import { Segments } from '../ui/Segments.tsx';
import { Switch } from '../ui/Switch.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { hrefOf } from '../browser/route.ts';
import { settings, SPEEDS, THEMES } from '../browser/settings.ts';
import { hasServer } from '../sources/online/server.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly setting: Signal<T>;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

const Choice = <T extends string>({ label, setting, values, names }: ChoiceProps<T>) => (
  <Segments
    legend={label}
    name={label}
    value={setting.value}
    values={values}
    nameOf={(value) => names[value]}
    onChange={(value) => (setting.value = value)}
  />
);

interface YesNoProps {
  readonly label: string;
  readonly hint?: string;
  readonly setting: Signal<'yes' | 'no'>;
}

const YesNo = ({ label, hint, setting }: YesNoProps) => (
  <Switch
    label={label}
    hint={hint}
    checked={setting.value === 'yes'}
    onChange={(checked) => (setting.value = checked ? 'yes' : 'no')}
  />
);

/** The settings themselves, on their own page and over a table. */
export const SettingsForm = () => {
  const words = t.value.settingsOf;
  return (
    <div class="settings">
      <Choice label={words.theme} setting={settings.theme} values={THEMES} names={words.themes} />
      <Choice label={words.speed} setting={settings.speed} values={SPEEDS} names={words.speeds} />
      <Segments
        legend={words.language}
        name="language"
        value={t.value.code}
        values={LANGUAGES}
        nameOf={languageName}
        languageOf={(code) => code}
        onChange={(code) => (settings.language.value = code)}
      />
      <YesNo label={words.confirm} hint={words.confirmHint} setting={settings.confirm} />
      <YesNo label={words.sound} setting={settings.sound} />
      <YesNo label={words.aids} setting={settings.aids} />
      <YesNo label={words.letters} setting={settings.letters} />
      <YesNo label={words.turned} setting={settings.turned} />
      <label class="field-row">
        <span>{words.name}</span>
        <input
          type="text"
          maxLength={24}
          value={settings.name.value}
          placeholder={t.value.you}
          autocomplete="nickname"
          onInput={(event) => (settings.name.value = event.currentTarget.value)}
        />
      </label>
    </div>
  );
};

export const Settings = () => (
  <main class="page">
    <PageHead title={t.value.settingsOf.title} />
    <section class="card">
      <SettingsForm />
    </section>
    {hasServer.value ? (
      <a class="button" href={hrefOf({ page: 'me' })}>
        {t.value.me}
      </a>
    ) : null}
  </main>
);
