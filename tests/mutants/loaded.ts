/**
 * What the app loads once it is needed, loaded before the tests: what a module is loaded with would otherwise be put to
 * the test that happens to load it first.
 */
import '../../src/domain/settings-values';
import '../../src/domain/strength-meter';
import '../../src/payments/simulator/simulator-port';
import '../../src/payments/stripe';
import '../../src/payments/wallet';
