import type { Signal } from '@preact/signals';
import { LANGUAGES, t } from '../i18n/index.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { settings, SPEEDS, THEMES } from '../browser/settings.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly setting: Signal<T>;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}

/** A row of alternatives, one of them chosen. */
const Choice = <T extends string>({ label, setting, values, names }: ChoiceProps<T>) => (
  <fieldset class="choice">
    <legend>{label}</legend>
    <div class="segments">
      {values.map((value) => (
        <label key={value} class="segment">
          <input
            type="radio"
            name={label}
            checked={setting.value === value}
            onChange={() => (setting.value = value)}
          />
          <span>{names[value]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Switch = ({
  label,
  hint,
  setting,
}: {
  label: string;
  hint?: string;
  setting: Signal<'yes' | 'no'>;
}) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={setting.value === 'yes'}
      onChange={(event) => (setting.value = event.currentTarget.checked ? 'yes' : 'no')}
    />
    <span>
      {label}
      {hint === undefined ? null : <small>{hint}</small>}
    </span>
  </label>
);

/** The settings themselves, on their own page and over a table. */
export const SettingsForm = () => {
  const words = t.value.settingsOf;
  return (
    <div class="settings">
      <Choice label={words.theme} setting={settings.theme} values={THEMES} names={words.themes} />
      <Choice label={words.speed} setting={settings.speed} values={SPEEDS} names={words.speeds} />
      <fieldset class="choice">
        <legend>{words.language}</legend>
        <div class="segments">
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <label key={code} class="segment">
              <input
                type="radio"
                name="language"
                checked={t.value.code === code}
                onChange={() => (settings.language.value = code)}
              />
              <span lang={code}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Switch label={words.confirm} hint={words.confirmHint} setting={settings.confirm} />
      <Switch label={words.sound} setting={settings.sound} />
      <Switch label={words.aids} setting={settings.aids} />
      <Switch label={words.letters} setting={settings.letters} />
      <Switch label={words.turned} setting={settings.turned} />
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
  </main>
);
