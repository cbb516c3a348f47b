import { createActor } from 'xstate';
import { selectSubscriptions } from '../../../machines/app/resource/resource.selectors';
import {
  selectForm,
  selectIsSaved,
  selectIsUncompared,
  selectIsUnloaded,
  selectValues,
} from '../../../machines/settings/settings/settings.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { selectIsLoggingOut } from '../../../machines/settings/close-account/close-account.selectors';
import { PressNotice } from '../../../src/features/settings/settings/settings-form-parts';
import { SettingsForm } from '../../../src/features/settings/settings/settings-form';
import { SettingsScreen } from '../../../src/features/settings/settings/settings-screen';
import { provideChangePassword } from '../../../src/features/settings/change-password/change-password.provide';
import { provideCloseAccount } from '../../../src/features/settings/close-account/close-account.provide';
import { provideCreditRequest } from '../../../src/features/profiles/credit-request/credit-request.provide';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import { provideSubscriptionCancel } from '../../../src/features/profiles/subscription-cancel/subscription-cancel.provide';
import { CUSTOMER } from './people';
import { endedAs, formScene, plain, readLists, type Opening, type Scene } from './scene';
import type { World } from './world';

const cancelling: Opening = {
  open: async (world, { entered }) => {
    await readLists(world);
    const [subscription] = selectSubscriptions(world.app.system.get('subscriptions').getSnapshot()) ?? [];
    if (!subscription) throw new Error('There is a subscription');
    const dialog = world.open(
      createActor(provideSubscriptionCancel(world.environment), {
        input: { customer: CUSTOMER, subscription, asksReason: true },
      }),
    );
    const { reason = '' } = entered;
    dialog.send({ type: 'reason.edited', reason });
    return formScene(dialog, {
      values: { subscription: subscription.id, reason },
      effect: 'subscription cancelled',
      isDone: () => endedAs(dialog, 'cancelled'),
      leave: () => dialog.send({ type: 'dialog.closed' }),
      keeps: () => world.drafts.load('subscription-cancel')?.['reason'] === reason,
    });
  },
};

const applying: Opening = {
  open: async (world, { entered }) => {
    await readLists(world);
    const dialog = world.open(
      createActor(provideCreditRequest(world.environment), { input: { customer: CUSTOMER } }),
    );
    await world.settle();
    dialog.send({ type: 'request.edited', values: entered });
    return formScene(dialog, {
      values: entered,
      effect: 'application made',
      isDone: () => endedAs(dialog, 'sent'),
      keeps: () => dialog.getSnapshot().context.values['creditCompanyName'] === entered['creditCompanyName'],
    });
  },
};

const settingsOf = (world: World) =>
  world.open(createActor(provideSettings(world.environment), { input: { customer: CUSTOMER, draft: null } }));

const reading: Opening = {
  open: (world): Scene => {
    let settings: ReturnType<typeof settingsOf> | null = null;
    return {
      ...plain,
      press: () => {
        if (settings === null) settings = settingsOf(world);
        else settings.send({ type: 'settings.retried' });
      },
      said: () =>
        settings && (
          <SettingsScreen actor={settings} user={selectUser(world.session())} Form={SettingsForm} />
        ),
      isDone: () => settings?.getSnapshot().matches('open') ?? false,
      isBusy: () => settings?.getSnapshot().matches('loading') ?? false,
      close: () => void settings?.stop(),
    };
  },
};

const saving: Opening = {
  open: async (world, { entered }) => {
    const settings = settingsOf(world);
    await world.settle();
    const values = { ...selectValues(settings.getSnapshot()), ...entered } as NonNullable<
      ReturnType<typeof selectValues>
    >;
    settings.send({ type: 'values.edited', values });
    return {
      ...formScene(settings, {
        values: {},
        press: (key) => settings.send({ type: 'settings.submitted', values, key }),
        effect: 'settings saved',
        isDone: () => selectIsSaved(settings.getSnapshot()),
        keeps: () =>
          selectValues(settings.getSnapshot())?.bookingName === entered['bookingName'] &&
          !selectIsUnloaded(settings.getSnapshot()),
      }),
      said: () => {
        const form = selectForm(settings.getSnapshot());
        return (
          form && (
            <PressNotice
              problems={[]}
              id="notice"
              actor={form}
              uncompared={selectIsUncompared(settings.getSnapshot())}
            />
          )
        );
      },
    };
  },
};

const changing: Opening = {
  open: async (world, { entered }) => {
    const section = world.open(
      createActor(provideChangePassword(world.environment, { heading: 'password', house: [] })),
    );
    await world.settle();
    let changed = false;
    section.subscribe((now) => {
      if (now.matches('changed')) changed = true;
    });
    return formScene(section, {
      values: entered,
      effect: 'password changed',
      isDone: () => changed,
      keeps: () => section.getSnapshot().matches('open'),
    });
  },
};

const closing: Opening = {
  open: (world) => {
    const section = world.open(createActor(provideCloseAccount(world.environment)));
    section.send({ type: 'closing.requested' });
    return formScene(section, {
      values: {},
      effect: 'account closed',
      isDone: () => selectIsLoggingOut(section.getSnapshot()) && world.session().matches('signedOut'),
      keeps: () => section.getSnapshot().matches('confirming'),
    });
  },
};

const user = '/api/user/{uuid}';

/** The scenes of Premium's end, credit accounts and settings, by the name of their call. */
export const profileScenes: Readonly<Record<string, Opening>> = {
  [`DELETE ${user}/subscriptions/cancel/{subscriptionId}`]: cancelling,
  [`POST ${user}/settings/accounts/request`]: applying,
  [`GET ${user}/settings/view`]: reading,
  [`POST ${user}/settings/update`]: saving,
  [`POST ${user}/settings/change-password`]: changing,
  [`POST ${user}/settings/delete-profile`]: closing,
};
